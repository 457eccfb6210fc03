import { useDispatch, useSelector } from 'react-redux'
import {
  authDialogClosed,
  authDialogOpened,
  authTabChosen,
  selectAuthDialog,
  type AuthTab,
} from '@/lib/session/auth_dialog_slice'

/** The sign-in dialog, for any screen that has to send a guest there. */
export function useAuthDialog() {
  const { isOpen, tab } = useSelector(selectAuthDialog)
  const dispatch = useDispatch()

  return {
    isOpen,
    tab,
    open: (on: AuthTab = 'signup') => dispatch(authDialogOpened(on)),
    choose: (next: AuthTab) => dispatch(authTabChosen(next)),
    close: () => dispatch(authDialogClosed()),
  }
}
