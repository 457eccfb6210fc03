/** What a search found: `rank` of the first right listing among the first ten, from 1; null if it is not among them. */
export type Found = { group: string; rank: number | null }

const FIRST_RESULTS = 3

/** Whether a right listing is among the first three. */
export function isSuccess({ rank }: Found): boolean {
  return rank !== null && rank <= FIRST_RESULTS
}

/** The share of searches with a right listing among the first three, and the mean reciprocal rank of the first right one. */
export function scoreOf(found: readonly Found[]): { success: number; mrr: number } {
  const mean = (of: (each: Found) => number) =>
    found.reduce((sum, each) => sum + of(each), 0) / found.length
  return {
    success: mean((each) => (isSuccess(each) ? 1 : 0)),
    mrr: mean(({ rank }) => (rank === null ? 0 : 1 / rank)),
  }
}

/** A line for each group and one for all. */
export function tableOf(found: readonly Found[]): string {
  const groups = Object.entries(Object.groupBy(found, ({ group }) => group))
  return [...groups, ['All', found] as const]
    .map(([group, of = []]) => {
      const { success, mrr } = scoreOf(of)
      return `${group}: ${of.length} searches, success@3 ${success.toFixed(3)}, MRR ${mrr.toFixed(3)}`
    })
    .join('\n')
}
