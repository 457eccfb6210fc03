import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { ScrollToTop } from '@/features/catalogue/components/results/scroll_to_top'
import { storeWrapper } from '@/tests/store_wrapper'

test('the button to the top is shown after Back to a scroll position far down, without further scrolling', async () => {
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
    </>,
    { wrapper: storeWrapper() }
  )
  expect(await screen.findByRole('button', { name: 'Scroll to top' })).toBeTruthy()
})
