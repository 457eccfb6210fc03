import { createContext } from 'react'

/** Manages the history entries of open overlays. */
export type OverlayHistory = {
  /** Adds an open overlay; returns a function that removes it. */
  add: (close: () => void) => () => void
  /** Runs a navigation with `replace`, so that it replaces the overlay's entry. */
  leaveBy: (navigate: () => void) => void
}

/** Null without a router; Back is then the browser's. */
export const OverlayHistoryContext = createContext<OverlayHistory | null>(null)
