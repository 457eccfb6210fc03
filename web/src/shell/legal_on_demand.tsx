import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'

/** Loads the dialogs of `/?legal=` and `/?report=` when the URL asks for one. */
export function LegalOnDemand() {
  const { pathname, search } = useLocation()
  const [Dialogs, setDialogs] = useState<ComponentType>()
  const isAsked = pathname === '/' && /[?&](legal|report)=/.test(search)

  useEffect(() => {
    if (!isAsked) return
    import('@/features/moderation/legal/legal_dialogs').then(
      ({ LegalDialogs }) => setDialogs(() => LegalDialogs),
      () => {}
    )
  }, [isAsked])

  return isAsked && Dialogs && <Dialogs />
}
