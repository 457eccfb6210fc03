import { useEffect, useEffectEvent } from 'react'
import { isLeavingOnPurpose } from '@/lib/session/leave_to'

/** Lets the browser ask before the tab is closed or reloaded while a form has unsaved input; its text cannot be set. */
export function useBrowserQuestion(isUnsaved: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved() && !isLeavingOnPurpose()) event.preventDefault()
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
