import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as language from '@/lib/preferences/language'
import { createQueryClient } from '@/lib/queries/query_client'
import { App } from '@/app'
import { LanguageOffer } from '@/shell/language_offer'
import { createStore } from '@/store'

const wrapper = ({ children }: { children: ReactNode }) => (
  <App store={createStore()} queryClient={createQueryClient()}>
    {children}
  </App>
)

beforeEach(() => {
  document.cookie = 'language=; max-age=0'
  document.documentElement.dataset.offersHindi = ''
})

test('a visitor whose device lists Hindi can switch to it in one press', async () => {
  const setLanguage = vi.spyOn(language, 'setLanguage').mockImplementation(() => {})
  render(<LanguageOffer />, { wrapper })
  const offer = screen.getByRole('button', { name: 'हिन्दी में देखें' })
  expect(offer.lang).toBe('hi')
  await userEvent.click(offer)
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith('hi')
})

test('a dismissed offer is not shown again, and leaves the focus to the control before it', async () => {
  const { unmount } = render(
    <>
      <a href="/">Home</a>
      <LanguageOffer />
    </>,
    { wrapper }
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link')))
  unmount()
  render(<LanguageOffer />, { wrapper })
  expect(screen.queryByRole('button')).toBeNull()
})
