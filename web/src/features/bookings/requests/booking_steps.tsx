import type { Booking } from '@saajha/contract/booking'
import { useState } from 'react'
import { Button } from '@/components/button'
import { NoShowSteps } from '@/features/bookings/requests/no_show_steps'
import { StepForm, type AskingState } from '@/features/bookings/requests/step_form'
import { useBookingStep } from '@/features/bookings/requests/use_booking_step'
import { bookings as messages } from '@/messages/bookings'

type Props = { booking: Booking; onDone?: () => void }

/** The buttons with the next steps of a booking that the server allows; each asks first. */
export function BookingSteps({ booking, onDone }: Props) {
  const [asking, setAsking] = useState<AskingState | null>(null)
  const { mutate, isPending } = useBookingStep(booking.id)
  const isAllowed = asking !== null && booking.may.includes(asking)

  if (isAllowed) {
    return (
      <StepForm
        key={asking}
        booking={booking}
        state={asking}
        isSaving={isPending}
        onBack={() => setAsking(null)}
        onConfirm={(step) =>
          mutate(step, {
            onSuccess: () => {
              setAsking(null)
              onDone?.()
            },
          })
        }
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {booking.may.map((state) => {
        // The form of the handover leads to `active`.
        if (state === 'requested' || state === 'expired' || state === 'active') return null
        const isMain = state === 'accepted' || state === 'completed'
        return (
          <Button
            key={state}
            variant={isMain ? 'primary' : 'outline'}
            busy={isPending}
            onClick={() => setAsking(state)}
          >
            {messages.steps[state]}
          </Button>
        )
      })}
      <NoShowSteps booking={booking} isSaving={isPending} onStep={mutate} />
    </div>
  )
}
