/** The state of the dashboard's history entry after publishing a listing. */
export function publishedState(itemId: string) {
  return { publishedId: itemId }
}

/** The id of the listing that led to this history entry; `undefined` without one. */
export function publishedId(state: unknown): string | undefined {
  return (state as Partial<ReturnType<typeof publishedState>> | null)?.publishedId
}
