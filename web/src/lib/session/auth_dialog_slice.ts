import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The tabs of the sign-in dialog; the first is the default. */
export type AuthTab = 'signup' | 'login'

/** Whether the sign-in dialog is open, on which tab, and the path to open after a sign-in (null to stay). */
export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState: { isOpen: false, tab: 'signup' as AuthTab, next: null as string | null },
  reducers: {
    authDialogOpened: {
      prepare: (tab: AuthTab, next: string | null = null) => ({ payload: { tab, next } }),
      reducer: (_, { payload }: PayloadAction<{ tab: AuthTab; next: string | null }>) => ({
        isOpen: true,
        ...payload,
      }),
    },
    authTabChosen: (state, { payload }: PayloadAction<AuthTab>) => ({ ...state, tab: payload }),
    authDialogClosed: (state) => ({ ...state, isOpen: false, next: null }),
  },
  selectors: { selectAuthDialog: (state) => state },
})

export const { authDialogOpened, authTabChosen, authDialogClosed } = authDialogSlice.actions
export const { selectAuthDialog } = authDialogSlice.selectors
