import type { Notification } from '@saajha/contract/notification'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The notification whose deletion can still be undone, else null. It is hidden and not counted. */
export const pendingDeletionSlice = createSlice({
  name: 'pendingDeletion',
  initialState: null as Notification | null,
  reducers: {
    pendingDeletionChanged: (_, { payload }: PayloadAction<Notification | null>) => payload,
  },
  selectors: { selectPendingDeletion: (pending) => pending },
})

/** The part of the store that `selectPendingDeletion` reads. */
export type PendingDeletionState = Parameters<
  typeof pendingDeletionSlice.selectors.selectPendingDeletion
>[0]

export const { pendingDeletionChanged } = pendingDeletionSlice.actions
export const { selectPendingDeletion } = pendingDeletionSlice.selectors
