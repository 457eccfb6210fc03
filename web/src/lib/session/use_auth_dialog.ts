import { useDispatch, useSelector } from 'react-redux'
import { loadAuthDialog, preloadAuthDialog } from '@/lib/session/auth_dialog_code'
import {
  authDialogClosed,
  authDialogOpened,
  authTabChosen,
  selectAuthDialog,
  type AuthTab,
} from '@/lib/session/auth_dialog_slice'
import { usePress } from '@/lib/hooks/use_press'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

/** The state of the sign-in dialog, with functions to open and close it. */
export function useAuthDialog() {
  const { isOpen, tab, next } = useSelector(selectAuthDialog)
  const dispatch = useDispatch()
  const { toastError } = useToast()

  return {
    isOpen,
    tab,
    next,
    /**
     * Loads the dialog's code, calls `onLoaded` and opens the dialog; a notice reports a failed load. A sign-in continues at
     * the path `to`, by default on the same page.
     */
    open: (on: AuthTab, onLoaded?: () => void, to?: string) =>
      loadAuthDialog().then(
        () => {
          onLoaded?.()
          dispatch(authDialogOpened(on, to))
        },
        () => toastError(common.somethingWentWrong, common.offlineHint)
      ),
    choose: (other: AuthTab) => dispatch(authTabChosen(other)),
    close: () => dispatch(authDialogClosed()),
  }
}

/** The props of a control that opens the dialog on a tab, after a call of `onLoaded`. */
export function useAuthDialogPress(tab: AuthTab, onLoaded?: () => void) {
  const { open } = useAuthDialog()
  return usePress(() => open(tab, onLoaded), preloadAuthDialog)
}
