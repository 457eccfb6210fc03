import { expect, test, vi } from 'vitest'
import { readStored, removeStored, writeStored } from '@/lib/preferences/browser_storage'
import { storedKeys } from '@/lib/drafts/stored_keys'
import { favouriteToggled, selectIsFavourite } from '@/lib/preferences/favourites'
import { readTheme } from '@/lib/preferences/theme'
import { createStore } from '@/store'

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
  const { dispatch, getState } = createStore()
  dispatch(favouriteToggled({ id: 'i1', action: 'added' }))
  expect(selectIsFavourite(getState(), 'i1')).toBe(true)
  expect(selectIsFavourite(createStore().getState(), 'i1')).toBe(true)
  dispatch(favouriteToggled({ id: 'i1', action: 'removed' }))
  expect(selectIsFavourite(getState(), 'i1')).toBe(false)
})

test('a value that is stored after a failed write replaces the value of the failed write', () => {
  const full = failWrites()
  writeStored('note', 'first')
  expect(readStored('note')).toBe('first')
  full.mockRestore()
  writeStored('note', 'second')
  expect(readStored('note')).toBe('second')
})

test('removeStored removes a value whose write failed', () => {
  failWrites()
  writeStored('note', 'first')
  removeStored('note')
  expect(readStored('note')).toBeNull()
})

test('storedKeys lists only the keys with the prefix', () => {
  for (const key of ['note_a', 'note_b', 'other_note_']) writeStored(key, 'text')
  expect(storedKeys('note_').sort()).toEqual(['note_a', 'note_b'])
})
