import { configureStore } from '@reduxjs/toolkit'
import { authDialogSlice } from '@/lib/session/auth_dialog_slice'
import { themeSlice } from '@/lib/theme'

/** Only what the server does not know: which dialog is open, and how the page should look. */
export function createStore() {
  return configureStore({
    reducer: { authDialog: authDialogSlice.reducer, theme: themeSlice.reducer },
  })
}
