import type { Booking, BookingStep } from '@saajha/contract/booking'
import { Button } from '@/components/button'
import { formatRupees } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

type Answer = 'accepted' | 'declined'

type Props = {
  booking: Booking
  isSaving: boolean
  onStep: (step: BookingStep) => void
  onAsk: (answer: Answer) => void
}

/** Whether the reader is the owner of a request that they have to answer. */
export function isToAccept({ next }: Booking): boolean {
  return next?.step === 'accept'
}

/**
 * Accept and Decline of a request. To decline asks, and to accept only if that declines other requests, or if the total is to be
 * named.
 */
export function RequestAnswer({ booking, isSaving, onStep, onAsk }: Props) {
  const { quotedTotal, overlapping } = booking
  const asks = quotedTotal === null || Boolean(overlapping)

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={isSaving}
        onClick={() => (asks ? onAsk('accepted') : onStep({ state: 'accepted' }))}
      >
        {quotedTotal === null
          ? messages.steps.accepted
          : messages.acceptFor({ total: formatRupees(quotedTotal) })}
      </Button>
      <Button variant="outline" disabled={isSaving} onClick={() => onAsk('declined')}>
        {messages.steps.declined}
      </Button>
    </div>
  )
}
