import type { Notification } from '@saajha/contract/notification'
import type { Store } from '@reduxjs/toolkit'
import { arrivalNotice } from '@/lib/live/arrival_notice'
import { selectOpenToast, type Notice, type ToastsState } from '@/lib/toasts/toasts_slice'

type ShowToast = (notice: Notice, onClosed: (isActionPressed: boolean) => void) => string

/**
 * Shows notices of pushed notifications; `onView` is called by a press of their action. While a notice about something else is
 * open, such as the answer to the member's own action, the newest one waits. Returns `add` and `stop`.
 */
export function showArrivals(store: Store<ToastsState>, toast: ShowToast, onView: () => unknown) {
  let waiting: Notification | undefined
  let shownId: string | undefined
  const show = () => {
    const open = selectOpenToast(store.getState())
    if (!waiting || (open && open.id !== shownId)) return
    const notice = arrivalNotice(waiting)
    waiting = undefined
    if (notice) shownId = toast(notice, (isPressed) => isPressed && void onView())
  }
  const stop = store.subscribe(show)

  return {
    add: (notification: Notification) => {
      waiting = notification
      show()
    },
    stop,
  }
}
