import { useContext, useEffect, useEffectEvent } from 'react'
import { OverlayHistoryContext } from '@/components/overlay_history_context'

/** Back closes the overlay instead of leaving the page; closing it otherwise removes its history entry. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const history = useContext(OverlayHistoryContext)
  const onBack = useEffectEvent(close)

  useEffect(() => {
    if (isOpen) return history?.add(() => onBack())
  }, [isOpen, history])
}
