import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The tabs of the sign-in dialog; the first is the default. */
export type AuthTab = 'signup' | 'login'

/** Whether the sign-in dialog is open, and on which tab. */
export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState: { isOpen: false, tab: 'signup' as AuthTab },
  reducers: {
    authDialogOpened: (_, { payload }: PayloadAction<AuthTab>) => ({ isOpen: true, tab: payload }),
    authTabChosen: (state, { payload }: PayloadAction<AuthTab>) => ({ ...state, tab: payload }),
    authDialogClosed: (state) => ({ ...state, isOpen: false }),
  },
  selectors: { selectAuthDialog: (state) => state },
})

export const { authDialogOpened, authTabChosen, authDialogClosed } = authDialogSlice.actions
export const { selectAuthDialog } = authDialogSlice.selectors
