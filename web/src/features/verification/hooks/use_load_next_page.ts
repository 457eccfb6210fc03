import { useEffect, useRef } from 'react'
import type { ListedDocument } from '@/features/verification/hooks/use_stable_documents'

/** Fetches the next page once the last pending document of this one is decided; `showMore` is null if unavailable. */
export function useLoadNextPage(
  documents: readonly ListedDocument[],
  showMore: (() => void) | null
) {
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
