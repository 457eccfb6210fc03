import { combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { authDialogSlice } from '@/lib/session/auth_dialog_slice'
import { themeSlice } from '@/lib/theme'

const reducer = combineReducers({
  authDialog: authDialogSlice.reducer,
  theme: themeSlice.reducer,
})

/**
 * Only what the server does not know: which dialog is open, and how the page should look. Two slices without effects need
 * no middleware, which is what `configureStore` would add to the weight of every first page.
 */
export function createStore() {
  return legacy_createStore(reducer)
}
