import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The visible tooltip of the page, at most one, and when the last one was hidden, in milliseconds since 1970. */
export const tooltipSlice = createSlice({
  name: 'tooltip',
  initialState: { shownId: null as string | null, hiddenAt: 0 },
  reducers: {
    tooltipShown: (state, { payload }: PayloadAction<string>) => {
      state.shownId = payload
    },
    tooltipHidden: (_, { payload }: PayloadAction<number>) => ({
      shownId: null,
      hiddenAt: payload,
    }),
  },
  selectors: { selectTooltip: (state) => state },
})

/** The part of the store that `selectTooltip` reads. */
export type TooltipState = Parameters<typeof tooltipSlice.selectors.selectTooltip>[0]

export const { tooltipShown, tooltipHidden } = tooltipSlice.actions
export const { selectTooltip } = tooltipSlice.selectors
