import type { Booking } from '@saajha/contract/booking'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormDialog } from '@/components/form_dialog'
import { answerTime } from '@/features/bookings/requests/answer_time'
import { BookingFacts } from '@/features/bookings/requests/booking_facts'
import { bookingTitle } from '@/features/bookings/requests/other_name'
import { RequestAnswer } from '@/features/bookings/requests/request_answer'
import { StepForm } from '@/features/bookings/requests/step_form'
import { useBookingStep } from '@/features/bookings/requests/use_booking_step'
import { useOpenRequests } from '@/features/bookings/requests/use_open_requests'
import { bookings as messages } from '@/messages/bookings'

type Props = {
  bookingId: string
  /** Whether the owner has just called the renter or opened WhatsApp. */
  hasContacted: boolean
  /** Called when the owner accepts or declines. */
  onAnswer: () => void
}

type Answer = 'accepted' | 'declined'

/**
 * Accept and Decline of a request in its notification, with the time to answer; nothing once it is answered. To accept asks only
 * if that declines other requests, or if the total is to be named.
 */
export function NotifiedRequest({ bookingId, hasContacted, onAnswer }: Props) {
  const request = useOpenRequests().find(({ id }) => id === bookingId)
  const { mutate, isPending } = useBookingStep(bookingId)
  const [asked, setAsked] = useState<{ request: Booking; state: Answer } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = (state: Answer) => {
    setAsked({ request: request!, state })
    setAsking(true)
  }

  return (
    <>
      <FocusKeeper isAnswered={!request && !isAsking}>
        {request && (
          <>
            <p>{messages.answerBy({ moment: answerTime(request.answerBy) })}</p>
            <p role="status" className="font-semibold empty:hidden">
              {hasContacted && messages.agreed}
            </p>
            <RequestAnswer
              booking={request}
              isSaving={isPending}
              onStep={(step) => {
                onAnswer()
                mutate(step)
              }}
              onAsk={(answer) => {
                onAnswer()
                ask(answer)
              }}
            />
          </>
        )}
      </FocusKeeper>
      {asked && (
        <FormDialog open={isAsking} onOpenChange={setAsking} title={bookingTitle(asked.request)}>
          <div className="flex flex-col gap-5">
            <div>
              <BookingFacts booking={asked.request} />
            </div>
            <StepForm
              booking={asked.request}
              state={asked.state}
              isSaving={isPending}
              onBack={() => setAsking(false)}
              onConfirm={(step) => mutate(step, { onSuccess: () => setAsking(false) })}
            />
          </div>
        </FormDialog>
      )}
    </>
  )
}

type KeeperProps = { isAnswered: boolean; children: ReactNode }

/** Receives the focus of a button that is removed with an answered request. */
function FocusKeeper({ isAnswered, children }: KeeperProps) {
  const keeper = useRef<HTMLDivElement>(null)
  const wasAnswered = useRef(isAnswered)
  useEffect(() => {
    if (isAnswered && !wasAnswered.current && document.activeElement === document.body)
      keeper.current?.focus()
    wasAnswered.current = isAnswered
  }, [isAnswered])

  return (
    <div ref={keeper} tabIndex={-1} className="flex flex-col gap-2 outline-none empty:-mb-2.5">
      {children}
    </div>
  )
}
