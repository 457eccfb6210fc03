import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { favouriteToggled, readFavourites, selectIsFavourite } from '@/lib/preferences/favourites'
import { useFavouritesOfTabs } from '@/lib/preferences/use_favourites_of_tabs'
import { createStore } from '@/store'

const STORED = 'Saajha_favorites'
const added = (id: string) => favouriteToggled({ id, action: 'added' })
const removed = (id: string) => favouriteToggled({ id, action: 'removed' })

test('favourites are stored in this browser as an array of ids', () => {
  const { dispatch } = createStore()
  for (const action of [added('a'), added('b'), removed('a')]) dispatch(action)
  expect(localStorage.getItem(STORED)).toBe('["b"]')
})

test('stored favourites are favourites of a new page', () => {
  localStorage.setItem(STORED, '["a"]')
  const { getState } = createStore()
  expect(selectIsFavourite(getState(), 'a')).toBe(true)
  expect(selectIsFavourite(getState(), 'b')).toBe(false)
})

test('the window receives an event with the item that was added or removed', () => {
  const listener = vi.fn()
  window.addEventListener('favoriteToggled', listener)
  const { dispatch } = createStore()
  dispatch(added('a'))
  dispatch(removed('a'))
  window.removeEventListener('favoriteToggled', listener)
  expect(listener.mock.calls.map(([event]) => event.detail)).toEqual([
    { id: 'a', action: 'added' },
    { id: 'a', action: 'removed' },
  ])
})

test.each([
  ['of the list in another tab', new StorageEvent('storage', { key: STORED })],
  ['of the whole storage in another tab', new StorageEvent('storage', { key: null })],
  [
    'that were made while the page was in the back/forward cache',
    Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('favourites follow changes %s', (_, event) => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  renderHook(useFavouritesOfTabs, { wrapper })
  act(() => {
    localStorage.setItem(STORED, '["a"]')
    window.dispatchEvent(event)
  })
  expect(selectIsFavourite(store.getState(), 'a')).toBe(true)
})

test('a favourite that another tab has stored is kept', () => {
  const { dispatch } = createStore()
  localStorage.setItem(STORED, '["a"]')
  dispatch(added('b'))
  expect(localStorage.getItem(STORED)).toBe('["a","b"]')
})

test('an invalid stored list is read as empty', () => {
  localStorage.setItem(STORED, '{"not": "a list')
  expect(readFavourites()).toEqual([])
})
