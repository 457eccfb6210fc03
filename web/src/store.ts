import { combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { authDialogSlice } from '@/lib/session/auth_dialog_slice'
import { themeSlice } from '@/lib/theme'

const reducer = combineReducers({
  authDialog: authDialogSlice.reducer,
  theme: themeSlice.reducer,
})

/**
 * Client-only state: which dialog is open, and the theme. Two slices without side effects need no middleware, which
 * `configureStore` would add to the bundle of every landing page.
 */
export function createStore() {
  return legacy_createStore(reducer)
}
