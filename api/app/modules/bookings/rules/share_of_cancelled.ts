/** Below so many ended rentals there is no share: one of two would be half of them. */
const MIN_ENDED = 3

/** Returns an expression of the share of `cancelled` in `ended` rentals, 0 to 1; null below three ended ones. Both are counts in SQL. */
export function shareOfCancelled(cancelled: string, ended: string): string {
  return `case when ${ended} >= ${MIN_ENDED} then (${cancelled})::real / ${ended} end`
}
