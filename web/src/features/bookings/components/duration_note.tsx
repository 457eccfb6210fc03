import { durationProblem, problemMessage, type Rentable } from '@/features/bookings/rental_duration'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'

type Props = { item: Rentable; chosen: ChosenDays }

/** A note if the chosen days are shorter than the shortest or longer than the longest rental of the item. */
export function DurationNote({ item, chosen: { start, end } }: Props) {
  const problem = start && end ? durationProblem(item, start, end) : null

  return (
    <p role="status" className="text-sm font-semibold text-danger not-empty:mt-3">
      {problem && problemMessage(item, problem)}
    </p>
  )
}
