type SavedState = { publishedId: string } | { updatedId: string }

/** The state of the dashboard's history entry after a listing was published or updated. */
export function savedState(itemId: string, isNew: boolean): SavedState {
  return isNew ? { publishedId: itemId } : { updatedId: itemId }
}

/** Reads the listing that led to this history entry; `null` without one. */
export function savedListing(state: unknown): { id: string; isNew: boolean } | null {
  const { publishedId, updatedId } = (state ?? {}) as { publishedId?: string; updatedId?: string }
  const id = publishedId ?? updatedId
  return id === undefined ? null : { id, isNew: publishedId !== undefined }
}
