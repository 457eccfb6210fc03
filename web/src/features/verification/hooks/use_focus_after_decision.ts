import type { SubmittedDocument } from '@saajha/contract/verification'
import { useCallback, useEffect, useRef } from 'react'

type Options = {
  documents: readonly SubmittedDocument[]
  /** Reads the next part of the list; null where there is none. */
  showMore: (() => void) | null
}

/**
 * A decision takes its buttons off the page, and the focus with them: the next row that waits gets it, or else the one
 * before. Where none is left, `list` has it, until the next part of the list brings one.
 */
export function useFocusAfterDecision({ documents, showMore }: Options) {
  const list = useRef<HTMLDivElement>(null)
  const decided = useRef<{ id: string; place: number; isReading: boolean } | null>(null)

  useEffect(() => {
    if (!decided.current || !list.current) return
    const { id, place, isReading } = decided.current
    const next = nextThatWaits(documents, id, place)
    const row = next && list.current.querySelector<HTMLElement>(`[data-document="${next.id}"]`)
    const isLeft = isReading && list.current !== document.activeElement
    if (row || isLeft || !showMore) decided.current = null
    else decided.current.isReading = true
    if (isLeft || (isReading && !row)) return
    if (row) return row.focus()
    list.current.focus({ preventScroll: true })
    showMore?.()
  }, [documents, showMore])

  const onDecided = useCallback((id: string) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-document]') ?? [])]
    const place = rows.findIndex((row) => row.dataset.document === id)
    decided.current = { id, place, isReading: false }
  }, [])

  return { list, onDecided }
}

function nextThatWaits(documents: readonly SubmittedDocument[], decided: string, place: number) {
  const waits = ({ id, status }: SubmittedDocument) => status === 'pending' && id !== decided
  return documents.slice(place).find(waits) ?? documents.slice(0, place).findLast(waits)
}
