import type { Booking, BookingProblem } from '@saajha/contract/booking'
import { otherName } from '@/features/bookings/requests/other_name'
import type { ReportedSubject } from '@/features/moderation/public'
import { formatDays } from '@/lib/text/format'
import { reportLabels } from '@/messages/report_labels'

/** A problem with a rental as the subject of a report, the given one chosen at first; null if none can be reported now. */
export function problemSubject(booking: Booking, first?: BookingProblem): ReportedSubject | null {
  const { id, startDate, endDate, mayReport = [] } = booking
  if (mayReport.length === 0) return null
  return {
    kind: 'booking',
    id,
    label: reportLabels.problemOf({ days: formatDays(startDate, endDate) }),
    problem: { name: otherName(booking), reasons: [...mayReport, 'scam', 'other'], first },
  }
}
