import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSearchesOfTabs } from '@/features/catalogue/hooks/use_searches_of_tabs'
import {
  readRecentSearches,
  RECENT_SEARCHES_KEY,
  recentSearchAdded,
  recentSearchesCleared,
  selectRecentSearches,
  type Search,
} from '@/features/catalogue/recent_searches'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'

/** Adds searches to a store; returns the recent ones and those that are stored in this browser. */
function add(searches: Search[]) {
  const { dispatch, getState } = createStore()
  for (const search of searches) dispatch(recentSearchAdded(search))
  return { recent: selectRecentSearches(getState()), stored: readRecentSearches() }
}

const withText = (q: string): Search => ({ q, location: '' })

test('a search that is repeated in other capitals is listed once, first', () => {
  const { recent, stored } = add([
    { q: 'camera', location: 'Pune' },
    { q: 'bike', location: '' },
    { q: 'CAMERA', location: 'pune' },
  ])
  expect(recent).toEqual([
    { q: 'CAMERA', location: 'pune' },
    { q: 'bike', location: '' },
  ])
  expect(stored).toEqual(recent)
})

test('a search in another location is listed beside the first', () => {
  const { recent } = add([
    { q: 'camera', location: 'Pune' },
    { q: 'camera', location: 'Nagpur' },
  ])
  expect(recent.map(({ location }) => location)).toEqual(['Nagpur', 'Pune'])
})

test('the ninth search replaces the oldest', () => {
  const { recent, stored } = add([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => withText(`search ${n}`)))
  expect(recent).toHaveLength(8)
  expect([recent[0]?.q, recent.at(-1)?.q]).toEqual(['search 9', 'search 2'])
  expect(stored).toEqual(recent)
})

test('stored searches are recent searches of a new page', () => {
  add([withText('tent')])
  expect(selectRecentSearches(createStore().getState())).toEqual([withText('tent')])
})

test('cleared searches are removed from this browser', () => {
  add([withText('tent')])
  const { dispatch, getState } = createStore()
  dispatch(recentSearchesCleared())
  expect(selectRecentSearches(getState())).toEqual([])
  expect(readRecentSearches()).toEqual([])
})

test('a search that another tab has stored is kept', () => {
  const { dispatch } = createStore()
  add([withText('tent')])
  dispatch(recentSearchAdded(withText('bike')))
  expect(readRecentSearches()).toEqual([withText('bike'), withText('tent')])
})

test('recent searches follow changes in another tab', () => {
  const store = createStore()
  renderHook(useSearchesOfTabs, { wrapper: storeWrapper(store) })
  add([withText('tent')])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: RECENT_SEARCHES_KEY })))
  expect(selectRecentSearches(store.getState())).toEqual([withText('tent')])
})

test.each(['nonsense', '{"q":"x"}', '[1,null,{"q":""},{"q":5,"location":""}]'])(
  'an invalid stored value (%s) is read as no searches',
  (stored) => {
    localStorage.setItem(RECENT_SEARCHES_KEY, stored)
    expect(selectRecentSearches(createStore().getState())).toEqual([])
  }
)
