import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import {
  citySearched,
  MY_CITY_KEY,
  myCityChosen,
  readMyCity,
  selectMyCity,
} from '@/lib/preferences/my_city'
import { useCityOfTabs } from '@/lib/preferences/use_city_of_tabs'
import { createStore } from '@/store'

test('the visitor’s city is stored in this browser and is the city of a new page', () => {
  createStore().dispatch(myCityChosen('Pune, Maharashtra'))
  expect(localStorage.getItem('Saajha_city')).toBe('"Pune, Maharashtra"')
  expect(selectMyCity(createStore().getState())).toBe('Pune, Maharashtra')
})

test.each([
  ['of a visitor without a city', null, 'Pune, Maharashtra'],
  ['of a visitor who dismissed the question', '', ''],
  ['of a visitor with a city', 'Goa', 'Goa'],
])('the city of a search %s, %j, leaves %j stored', (_, before, after) => {
  const store = createStore()
  store.dispatch(myCityChosen(before))
  store.dispatch(citySearched('Pune, Maharashtra'))
  expect(selectMyCity(store.getState())).toBe(after)
  expect(readMyCity()).toBe(after)
})

test.each([null, '{"not', '5', '["Pune"]'])(
  'the stored text %j is read as an open question',
  (text) => {
    if (text !== null) localStorage.setItem(MY_CITY_KEY, text)
    expect(readMyCity()).toBeNull()
  }
)

test('the visitor’s city follows a change in another tab', () => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  renderHook(useCityOfTabs, { wrapper })
  act(() => {
    localStorage.setItem(MY_CITY_KEY, '"Pune, Maharashtra"')
    window.dispatchEvent(new StorageEvent('storage', { key: MY_CITY_KEY }))
  })
  expect(selectMyCity(store.getState())).toBe('Pune, Maharashtra')
})
