import type { Booking, BookingStep } from '@saajha/contract/booking'
import { useState } from 'react'
import { Button } from '@/components/button'
import { firstName } from '@/lib/text/first_name'
import { bookings as messages } from '@/messages/bookings'

type Props = { booking: Booking; isSaving: boolean; onStep: (step: BookingStep) => void }

/** The buttons to report that a rental did not take place, which asks first, and to contest or take back such a report. */
export function NoShowSteps({ booking, isSaving, onStep }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mayReportNoShow, mayContestNoShow, mayWithdrawNoShow } = booking

  if (mayContestNoShow) {
    return (
      <Button busy={isSaving} onClick={() => onStep({ state: 'active', reason: 'took_place' })}>
        {messages.tookPlace}
      </Button>
    )
  }
  if (mayWithdrawNoShow) {
    return (
      <Button variant="outline" busy={isSaving} onClick={() => onStep({ step: 'withdrawNoShow' })}>
        {messages.withdrawNoShow}
      </Button>
    )
  }
  if (!mayReportNoShow) return null
  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        {messages.didNotTakePlace}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {messages.reportNoShow({ name: firstName(booking.renter?.fullName ?? booking.ownerName) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isSaving}
          onClick={() => onStep({ state: 'cancelled', reason: 'did_not_take_place' })}
        >
          {messages.confirmNoShow}
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={() => setAsking(false)}>
          {messages.back}
        </Button>
      </div>
    </div>
  )
}
