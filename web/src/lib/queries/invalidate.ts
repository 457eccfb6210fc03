import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/** Cancels a pending request first: its response may predate the change, yet would satisfy the invalidation. */
export async function invalidate(queryClient: QueryClient, filters: InvalidateQueryFilters) {
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
