import { useEffect, useRef } from 'react'
import type { ListedDocument } from '@/features/verification/hooks/use_steady_documents'

/** Reads the next part of the list once the last waiting document of it is decided; `showMore` is null where it cannot. */
export function useReadOn(documents: readonly ListedDocument[], showMore: (() => void) | null) {
  const waiting = documents.filter(
    ({ status, isOutdated }) => status === 'pending' && !isOutdated
  ).length
  const before = useRef(waiting)

  useEffect(() => {
    const isDone = before.current > 0 && waiting === 0
    before.current = waiting
    if (isDone) showMore?.()
  }, [waiting, showMore])
}
