import { expect, test, vi } from 'vitest'
import { readStored, store } from '@/lib/browser_storage'
import { removeStored, storedKeys } from '@/lib/drafts/stored_keys'
import { readFavourites, toggleFavourite } from '@/lib/favourites'
import { readTheme } from '@/lib/theme'

function failWrites() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}

test('without browser storage, favourites last until the page is left and the theme follows the device', () => {
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

test('a value that is stored after a failed write replaces the value of the failed write', () => {
  const full = failWrites()
  store('note', 'first')
  expect(readStored('note')).toBe('first')
  full.mockRestore()
  store('note', 'second')
  expect(readStored('note')).toBe('second')
})

test('removeStored removes a value whose write failed', () => {
  failWrites()
  store('note', 'first')
  removeStored('note')
  expect(readStored('note')).toBeNull()
})

test('storedKeys lists only the keys with the prefix', () => {
  for (const key of ['note_a', 'note_b', 'other_note_']) store(key, 'text')
  expect(storedKeys('note_').sort()).toEqual(['note_a', 'note_b'])
})
