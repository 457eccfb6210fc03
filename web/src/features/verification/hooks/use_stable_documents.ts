import type { SubmittedDocument } from '@saajha/contract/verification'
import { useState } from 'react'
import type { StatusFilter } from '@/features/verification/status_filter'

/** A listed document; `isOutdated` if the server no longer lists it, so that its status is unknown. */
export type ListedDocument = SubmittedDocument & { isOutdated?: true }

/**
 * The documents of a filter in stable positions: a decided one keeps its row, so that a second click or key press does
 * not hit the next person's. `release` removes the rows that no longer match the filter.
 */
export function useStableDocuments(entries: readonly SubmittedDocument[], filter: StatusFilter) {
  const [shown, setShown] = useState<readonly ListedDocument[]>([])
  const belongs = ({ status }: SubmittedDocument) => filter === 'all' || status === filter
  const current = withStableRows(shown, entries, belongs)
  const isChanged =
    current.length !== shown.length || current.some((each, at) => each !== shown[at])
  if (isChanged) setShown(current)

  return {
    documents: current,
    staysListed: (id: string) => entries.some((each) => each.id === id && belongs(each)),
    release: () => setShown(entries.filter(belongs)),
  }
}

function withStableRows(
  shown: readonly ListedDocument[],
  entries: readonly SubmittedDocument[],
  belongs: (document: SubmittedDocument) => boolean
): ListedDocument[] {
  const cached = new Map(entries.map((entry) => [entry.id, entry]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const added = entries.filter((entry) => !shownIds.has(entry.id) && belongs(entry))
  return [...shown.map((each) => cached.get(each.id) ?? outdated(each)), ...added]
}

function outdated(document: ListedDocument): ListedDocument {
  if (document.isOutdated) return document
  return { ...document, fullDocumentNumber: null, isOutdated: true }
}
