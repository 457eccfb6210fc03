import {
  createSlice,
  isAnyOf,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** The `localStorage` key of the visitor's city, as JSON. */
export const MY_CITY_KEY = `${PRODUCT_NAME}_city`

/** A city of the list; empty if the visitor dismissed the question, null if it is open. */
type MyCity = string | null

/** The stored city; null if nothing or an invalid text is stored. */
export function readMyCity(): MyCity {
  try {
    const stored: unknown = JSON.parse(readStored(MY_CITY_KEY) ?? 'null')
    return typeof stored === 'string' ? stored : null
  } catch {
    return null
  }
}

/** The visitor's city, with which search boxes begin. */
export const myCitySlice = createSlice({
  name: 'myCity',
  initialState: (): MyCity => readMyCity(),
  reducers: {
    myCityChosen: (_, { payload }: PayloadAction<MyCity>) => payload,
    /** The city of a search that the visitor chose from a list; theirs while the question is open. */
    citySearched: (mine, { payload }: PayloadAction<string>) => mine ?? payload,
    myCityRead: (_, { payload }: PayloadAction<MyCity>) => payload,
  },
  selectors: { selectMyCity: (city) => city },
})

export const { citySearched, myCityChosen, myCityRead } = myCitySlice.actions
export const { selectMyCity } = myCitySlice.selectors

/** Stores each choice. */
export function listenToMyCity({ startListening }: ListenerMiddlewareInstance) {
  startListening.withTypes<WithSlice<typeof myCitySlice>>()({
    matcher: isAnyOf(citySearched, myCityChosen),
    effect: (_, { getState }) => writeStored(MY_CITY_KEY, JSON.stringify(selectMyCity(getState()))),
  })
}
