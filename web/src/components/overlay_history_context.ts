import { createContext } from 'react'

/** Gives what lies over the page an entry of its own in the browser's history. */
export type OverlayHistory = {
  /** Adds an overlay that is open; returns what takes it off. */
  add: (close: () => void) => () => void
  /** Runs a navigation with `replace`, which takes the place of the overlay's entry. */
  leaveBy: (navigate: () => void) => void
}

/** Null where there is no router, and Back stays the browser's. */
export const OverlayHistoryContext = createContext<OverlayHistory | null>(null)
