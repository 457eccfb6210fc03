import {
  durationProblem,
  problemMessage,
  type Rentable,
} from '@/features/interactions/rental_duration'

/** A note if the number of chosen days is below the shortest or above the longest rental of the item. */
export function DurationNote({ item, days }: { item: Rentable; days: number }) {
  const problem = days > 0 ? durationProblem(item, days) : null

  return (
    <p role="status" className="text-sm font-semibold text-danger not-empty:mt-3">
      {problem && problemMessage(item, problem)}
    </p>
  )
}
