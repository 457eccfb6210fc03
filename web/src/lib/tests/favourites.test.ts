import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readFavourites, toggleFavourite, useIsFavourite } from '@/lib/favourites'

test('favourites are stored in this browser as an array of ids', () => {
  expect(toggleFavourite('a')).toBe('added')
  expect(toggleFavourite('b')).toBe('added')
  expect(toggleFavourite('a')).toBe('removed')
  expect(localStorage.getItem('Saajha_favorites')).toBe('["b"]')
})

test('the window receives an event with the item that was added or removed', () => {
  const heard = vi.fn()
  window.addEventListener('favoriteToggled', heard)
  toggleFavourite('a')
  toggleFavourite('a')
  expect(heard.mock.calls.map(([event]) => event.detail)).toEqual([
    { id: 'a', action: 'added' },
    { id: 'a', action: 'removed' },
  ])
})

test('useIsFavourite follows changes in another tab', () => {
  const { result } = renderHook(() => useIsFavourite('a'))
  expect(result.current).toBe(false)
  act(() => {
    localStorage.setItem('Saajha_favorites', '["a"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'Saajha_favorites' }))
  })
  expect(result.current).toBe(true)
})

test('an invalid stored list is read as empty', () => {
  localStorage.setItem('Saajha_favorites', '{"not": "a list')
  expect(readFavourites()).toEqual([])
})
