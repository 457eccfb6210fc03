import { expect, test, vi } from 'vitest'
import { readStored, store } from '@/lib/browser_storage'
import { removeStored, storedKeys } from '@/lib/drafts/stored_keys'
import { readFavourites, toggleFavourite } from '@/lib/favourites'
import { readTheme } from '@/lib/theme'

function refuseStoring() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}

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

test('a text that is stored once there is room again replaces the one that could not be stored', () => {
  const full = refuseStoring()
  store('note', 'first')
  expect(readStored('note')).toBe('first')
  full.mockRestore()
  store('note', 'second')
  expect(readStored('note')).toBe('second')
})

test('a text that could not be stored is gone once it is removed', () => {
  refuseStoring()
  store('note', 'first')
  removeStored('note')
  expect(readStored('note')).toBeNull()
})

test('the stored keys that begin with a text are listed without the others', () => {
  for (const key of ['note_a', 'note_b', 'other_note_']) store(key, 'text')
  expect(storedKeys('note_').sort()).toEqual(['note_a', 'note_b'])
})
