import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { AlertDialog } from '@/components/alert_dialog'
import { isLeavingOnPurpose } from '@/lib/session/leave_to'
import { drafts } from '@/messages/drafts'

type Props = {
  /** Whether something was filled in and not sent. */
  isUnsaved: () => boolean
  /** While it is being sent, other pages of the app may be opened: the sending goes on. */
  isSending: boolean
  /** What becomes of the changes; by default they are kept as a draft. */
  hint?: string
}

/** Asks before a form with unsaved changes is left: for another page of the app, and by closing or reloading the tab. */
export function LeaveQuestion({ isUnsaved, isSending, hint = drafts.leaveHint }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSending && currentLocation.pathname !== nextLocation.pathname && isUnsaved()
  )
  useQuestionOfBrowser(isUnsaved)

  return (
    <AlertDialog
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

/** The browser asks in its own words. */
function useQuestionOfBrowser(isUnsaved: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved() && !isLeavingOnPurpose()) event.preventDefault()
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
