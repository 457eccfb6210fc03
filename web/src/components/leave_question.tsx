import { useBlocker } from 'react-router-dom'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { useBrowserQuestion } from '@/components/use_browser_question'
import { drafts } from '@/messages/drafts'

type Props = {
  /** Whether the form has unsent changes. */
  isUnsaved: () => boolean
  /** While the form is being sent, navigation within the app is allowed, since it does not abort the request. */
  isSending: boolean
  /** Whether the search of the URL opens the form, as that of a dialog of the home page: another search leaves it. */
  isOpenedBySearch?: boolean
  /** A sentence about what happens to the changes; by default that they are stored as a draft. */
  hint?: string
}

/** Confirms leaving a form with unsaved changes, by navigation in the app and by closing or reloading the tab. */
export function LeaveQuestion(props: Props) {
  const { isUnsaved, isSending, isOpenedBySearch = false, hint = drafts.leaveHint } = props
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      (isOpenedBySearch && currentLocation.search !== nextLocation.search)
    return isLeft && !isSending && isUnsaved()
  })
  useBrowserQuestion(isUnsaved)

  return (
    <LazyAlertDialog
      isInHistory={false}
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={drafts.leaveHeading}
      description={hint}
      cancelLabel={drafts.stay}
      confirmLabel={drafts.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
