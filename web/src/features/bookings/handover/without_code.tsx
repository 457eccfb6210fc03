import type { Booking } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Disclosure } from '@/components/disclosure'
import { useBookingStep } from '@/features/bookings/requests/use_booking_step'
import { handover as messages } from '@/messages/handover'

type Props = { booking: Booking; stage: HandoverStage; onDone: () => void }

/** What an owner does without the renter's code: both save a record, or the owner says, after a question, that they gave the item. */
export function WithoutCode({ booking, stage, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useBookingStep(booking.id)
  const mayStart = stage === 'start' && booking.may.includes('active')

  return (
    <Disclosure label={messages.noCode}>
      <p>{messages.noCodeHint}</p>
      {mayStart && !isAsking && (
        <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
          {messages.withoutRecord}
        </Button>
      )}
      {mayStart && isAsking && (
        <>
          <p>{messages.withoutRecordQuestion}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate({ state: 'active' }, { onSuccess: onDone })}
            >
              {messages.confirmWithoutRecord}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={() => setAsking(false)}>
              {messages.back}
            </Button>
          </div>
        </>
      )}
    </Disclosure>
  )
}
