import { expect, test, vi } from 'vitest'
import { readFavourites, toggleFavourite } from '@/lib/favourites'
import { readTheme } from '@/lib/theme'

test('where the browser denies storage, favourites last until the page is left and the theme is the device’s', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  expect(readTheme()).toBe('system')
  expect(toggleFavourite('i1')).toBe('added')
  expect(readFavourites()).toEqual(['i1'])
  expect(toggleFavourite('i1')).toBe('removed')
  expect(readFavourites()).toEqual([])
})
