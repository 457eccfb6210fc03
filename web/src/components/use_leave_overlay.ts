import { useContext } from 'react'
import { OverlayHistoryContext } from '@/components/overlay_history_context'

/** For a link within an overlay: runs a navigation with `replace`, so that one Back returns to the page behind the overlay. */
export function useLeaveOverlay(): (navigate: () => void) => void {
  return useContext(OverlayHistoryContext)?.leaveBy ?? run
}

function run(navigate: () => void) {
  navigate()
}
