import { useContext, useEffect, useEffectEvent } from 'react'
import { OverlayHistoryContext } from '@/components/overlay_history_context'

/** Lets Back close an overlay rather than leave the page; closed in another way, it leaves no step behind. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const history = useContext(OverlayHistoryContext)
  const onBack = useEffectEvent(close)

  useEffect(() => {
    if (isOpen) return history?.add(() => onBack())
  }, [isOpen, history])
}
