import { useContext } from 'react'
import { OverlayHistoryContext } from '@/components/overlay_history_context'

/** For links within an overlay: runs a navigation with `replace`, so that one Back returns to the page below the overlay. */
export function useLeaveOverlay(): (navigate: () => void) => void {
  return useContext(OverlayHistoryContext)?.leaveBy ?? run
}

function run(navigate: () => void) {
  navigate()
}
