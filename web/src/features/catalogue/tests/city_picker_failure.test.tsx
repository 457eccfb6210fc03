import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CityPicker } from '@/features/catalogue/components/city/city_picker'
import { selectOpenToast } from '@/lib/toasts/toasts_slice'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'

const network = vi.hoisted(() => ({ isOnline: false, failures: 0 }))
vi.mock('@/features/catalogue/components/city/city_popover', async (importOriginal) => {
  const loaded = await importOriginal<object>()
  return {
    get CityPopover() {
      if (!network.isOnline) {
        network.failures++
        throw new TypeError('Failed to fetch dynamically imported module')
      }
      return (loaded as { CityPopover: unknown }).CityPopover
    },
  }
})

test('a city button whose list cannot be loaded shows an error and is closed again, and the next press retries', async () => {
  const visitor = userEvent.setup()
  const store = createStore()
  render(
    <CityPicker value="" onChoose={() => {}}>
      Choose
    </CityPicker>,
    { wrapper: storeWrapper(store) }
  )
  const button = () => screen.getByRole('button', { name: 'Choose' })
  await visitor.click(button())
  await waitFor(() => expect(network.failures).toBeGreaterThan(0))
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'))
  expect(selectOpenToast(store.getState())?.description).toBe(
    'Please check your connection and try again.'
  )
  network.isOnline = true
  await visitor.click(button())
  expect(await screen.findByRole('combobox', { name: 'Search for a city...' })).toBeTruthy()
})
