import type { Booking, BookingSide } from '@saajha/contract/booking'
import type { HandoverRecord, HandoverStage } from '@saajha/contract/handover'
import { Alert } from '@/components/alert'
import { otherName } from '@/features/bookings/requests/other_name'
import { problemSubject } from '@/features/bookings/requests/problem_subject'
import { ReportButton } from '@/features/moderation/public'
import { formatRupees } from '@/lib/text/format'
import { bookings } from '@/messages/bookings'
import { handover as messages } from '@/messages/handover'

type Props = { booking: Booking; records: readonly HandoverRecord[] }

/** What both members wrote of the deposit, for each stage with a figure of both. Different figures can be reported. */
export function DepositFigures({ booking, records }: Props) {
  return (
    <>
      <Figures booking={booking} records={records} stage="start" />
      <Figures booking={booking} records={records} stage="end" />
    </>
  )
}

function Figures({ booking, records, stage }: Props & { stage: HandoverStage }) {
  const figureOf = (side: BookingSide) => {
    const record = records.find((each) => each.stage === stage && each.by === side)
    return (stage === 'start' ? record?.depositAmount : record?.depositReturned) ?? null
  }
  const owners = figureOf('owner')
  const renters = figureOf('renter')
  if (owners === null || renters === null) return null
  const [own, other] = booking.renter ? [owners, renters] : [renters, owners]
  const term = messages.depositFigures[stage]
  if (Number(own) === Number(other)) {
    return (
      <p>
        {term}: {messages.bothWrote({ amount: formatRupees(own) })}
      </p>
    )
  }
  const subject = booking.mayReport?.includes('deposit') && problemSubject(booking, 'deposit')
  return (
    <Alert variant="warning">
      <p>
        {term}:{' '}
        {messages.wroteDifferently({
          own: formatRupees(own),
          name: otherName(booking),
          other: formatRupees(other),
        })}
      </p>
      {subject && (
        <ReportButton subject={subject} label={bookings.reportProblem} className="-ml-4" />
      )}
    </Alert>
  )
}
