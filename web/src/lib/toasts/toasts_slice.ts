import {
  createSlice,
  nanoid,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'

/** A short notice about an event. */
export type Notice = {
  title: string
  /** The member's text in the title. It may be in the other language. */
  quote?: string | null
  description?: string
  /** By default of a success; `info` is neutral: something was removed, cancelled, or happened elsewhere. */
  variant?: 'default' | 'info' | 'destructive'
  action?: NoticeAction
}

/**
 * A link in a new tab, or a button whose press is passed to the listener of `toast()`; `hint` describes its keyboard access
 * to screen readers.
 */
export type NoticeAction = { label: string; href: string } | { label: string; hint: string }

export type ShownNotice = Notice & { id: string; isOpen: boolean }

/** How long a notice is open, in milliseconds. */
export const NOTICE_MS = 5_000
/** A new notice replaces the previous one. */
const LIMIT = 1
const REMOVAL_DELAY_MS = 1_000_000

/** The current notices, newest first; a closed one is removed long after its closing animation. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ShownNotice[],
  reducers: {
    toastShown: {
      prepare: (notice: Notice) => ({ payload: { ...notice, id: nanoid(), isOpen: true } }),
      reducer: (toasts, { payload }: PayloadAction<ShownNotice>) =>
        [payload, ...toasts].slice(0, LIMIT),
    },
    toastClosed: (
      toasts,
      { payload }: PayloadAction<{ id: string; isActionPressed?: boolean }>
    ) => {
      const closed = toasts.find(({ id }) => id === payload.id)
      if (closed) closed.isOpen = false
    },
    toastRemoved: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
    selectOpenToast: (toasts) => toasts.find(({ isOpen }) => isOpen),
  },
})

/** The part of the store that `selectToasts` reads. */
export type ToastsState = WithSlice<typeof toastsSlice>

export const { toastShown, toastClosed, toastRemoved } = toastsSlice.actions
export const { selectToasts, selectOpenToast } = toastsSlice.selectors

/** Removes each closed notice after its delay. */
export function listenToToasts({ startListening }: ListenerMiddlewareInstance) {
  startListening({
    actionCreator: toastClosed,
    effect: async ({ payload: { id } }, { delay, dispatch }) => {
      await delay(REMOVAL_DELAY_MS)
      dispatch(toastRemoved(id))
    },
  })
}
