import { addListener } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import {
  selectToasts,
  toastClosed,
  toastShown,
  type Notice,
  type ToastsState,
} from '@/lib/toasts/toasts_slice'

const addToastListener = addListener.withTypes<ToastsState>()

/** Functions that show and close notices; they stay the same and may be called after an unmount. */
export function useToast() {
  const dispatch = useDispatch()

  return useMemo(() => {
    /**
     * Shows a notice and returns its id. `onClosed` is called once when it closes: after its timeout, by dismissal, replaced
     * by a newer one, or with `true` by a press of its action.
     */
    const toast = (notice: Notice, onClosed?: (isActionPressed: boolean) => void) => {
      const { id } = dispatch(toastShown(notice)).payload
      if (!onClosed) return id
      dispatch(
        addToastListener({
          predicate: (_, state) =>
            !selectToasts(state).some((each) => each.id === id && each.isOpen),
          effect: (action, { unsubscribe }) => {
            unsubscribe()
            onClosed(toastClosed.match(action) && action.payload.isActionPressed === true)
          },
        })
      )
      return id
    }
    return {
      toast,
      /** Shows an error notice. */
      toastError: (title: string, description: string) =>
        void toast({ title, description, variant: 'destructive' }),
      /** Closes a notice. */
      dismissToast: (id: string) => void dispatch(toastClosed({ id })),
    }
  }, [dispatch])
}
