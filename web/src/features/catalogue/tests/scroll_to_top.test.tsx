import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { ScrollToTop } from '@/features/catalogue/components/scroll_to_top'

test('whoever comes Back far down finds the way to the top without scrolling first', async () => {
  function Returning() {
    useLayoutEffect(() => {
      Object.assign(window, { scrollY: 4000 })
      window.dispatchEvent(new Event('scroll'))
    }, [])
    return null
  }
  render(
    <>
      <ScrollToTop />
      <Returning />
    </>
  )
  expect(await screen.findByRole('button', { name: 'Scroll to top' })).toBeTruthy()
})
