import type { Booking, BookingStep } from '@saajha/contract/booking'
import type { BookingSituation, NextStep } from '@saajha/contract/booking_next'
import { EllipsisVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu, DropdownSeparator } from '@/components/dropdown_menu'
import { IconButton } from '@/components/icon_button'
import { recordLabel } from '@/features/bookings/handover/record_label'
import type { Asked } from '@/features/bookings/requests/booking_dialog'
import { CallOther } from '@/features/bookings/requests/meeting'
import { otherName } from '@/features/bookings/requests/other_name'
import { problemSubject } from '@/features/bookings/requests/problem_subject'
import { isToAccept, RequestAnswer } from '@/features/bookings/requests/request_answer'
import type { AskingState } from '@/features/bookings/requests/step_form'
import { useBookingStep } from '@/features/bookings/requests/use_booking_step'
import { fetchCode } from '@/lib/build/fetch_code'
import { conversationPath } from '@/lib/conversation_paths'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { useReportDialog } from '@/features/moderation/public'
import { bookings as messages } from '@/messages/bookings'
import { handoverCode } from '@/messages/handover_code'

const loadDialog = async () => {
  await fetchCode('booking_dialog')
  const { BookingDialog } = await import('@/features/bookings/requests/booking_dialog')
  return { BookingDialog }
}

type Props = {
  booking: Booking
  /** Whether the conversation of the booking is on the same page. */
  isInConversation?: boolean
  /** Called when a dialog of the booking opens and closes. */
  onOpenChange?: (open: boolean) => void
}

/**
 * The one button of what comes next in a booking, beside which stands what else the situation suggests, and all else that its
 * reader may do in a menu in the corner of the card. The API says what that is.
 */
export function BookingActions({ booking, isInConversation = false, onOpenChange }: Props) {
  const { mutate, isPending } = useBookingStep(booking.id)
  const navigate = useNavigate()
  const { report, dialog: reportDialog } = useReportDialog(onOpenChange)
  const [asked, setAsked] = useState<Asked>('details')
  const [isOpen, setOpen] = useState(false)
  const keeper = useFocusKeeper(booking, isOpen)
  const open = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const { BookingDialog } = useCodeOfPress(loadDialog, isOpen, open)
  const ask = (next: Asked) => {
    setAsked(next)
    open(true)
  }
  const { may, next, quotedTotal } = booking
  const primary = primaryOf(booking)
  const isRequest = isToAccept(booking)
  const others = next?.others ?? []
  const problem = problemSubject(booking)
  const takeOther = (step: NextStep) => {
    if (step === 'answerProblem') return ask('statement')
    if (step === 'acceptChange') return ask('answerChange')
    if (step === 'proposeChange') return ask('change')
    const first = step === 'reportNotReturned' ? 'not_returned' : undefined
    const subject = problemSubject(booking, first)
    if (subject) void report(subject)
  }
  const inMenu = may.filter(
    (state): state is AskingState =>
      state in messages.steps &&
      !(isRequest && (state === 'accepted' || state === 'declined')) &&
      !(next?.step === 'complete' && state === 'completed')
  )

  return (
    <>
      <div
        ref={keeper}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 outline-none empty:-mt-3 [&>*]:relative [&>*]:z-10"
      >
        {primary && (
          <Button
            busy={isPending}
            onClick={() => (primary.step ? mutate(primary.step) : ask(primary.ask))}
          >
            {primary.label}
          </Button>
        )}
        {isRequest && (
          <RequestAnswer booking={booking} isSaving={isPending} onStep={mutate} onAsk={ask} />
        )}
        {booking.review?.may && (
          <Button variant={primary ? 'outline' : 'primary'} onClick={() => ask('review')}>
            {messages.writeReview}
          </Button>
        )}
        {booking.review?.other === 'published' && (
          <Button variant="outline" onClick={() => ask('review')}>
            {messages.readReview({ name: otherName(booking) })}
          </Button>
        )}
        {others.map((step) => (
          <Button key={step} variant="outline" onClick={() => takeOther(step)}>
            {OTHERS[step]}
          </Button>
        ))}
        {(isInConversation || DAY_ITSELF.has(next?.situation)) && <CallOther booking={booking} />}
      </div>
      <div className="absolute top-1.5 right-1.5 z-10">
        <DropdownMenu
          trigger={
            <IconButton
              label={messages.moreOf({ item: booking.itemTitle })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
        >
          <DropdownItem onSelect={() => ask('details')}>{messages.open}</DropdownItem>
          {!isInConversation && (
            <DropdownItem
              onSelect={() =>
                void navigate(conversationPath(booking.itemId, booking.conversationId))
              }
            >
              {messages.openConversation}
            </DropdownItem>
          )}
          {booking.maySetMeeting && (
            <DropdownItem onSelect={() => ask('meeting')}>{messages.meeting}</DropdownItem>
          )}
          {booking.maySetMeeting && (
            <DropdownItem
              onSelect={() => window.location.assign(`/api/bookings/${booking.id}/calendar.ics`)}
            >
              {messages.addToCalendar}
            </DropdownItem>
          )}
          {isRequest && quotedTotal !== null && (
            <DropdownItem onSelect={() => ask('accepted')}>{messages.acceptForLess}</DropdownItem>
          )}
          {booking.mayContestNoShow && next?.step !== 'contestNoShow' && (
            <DropdownItem onSelect={() => mutate(CONTEST)}>{messages.tookPlace}</DropdownItem>
          )}
          {booking.mayWithdrawNoShow && (
            <DropdownItem onSelect={() => mutate({ step: 'withdrawNoShow' })}>
              {messages.withdrawNoShow}
            </DropdownItem>
          )}
          {problem && !others.includes('reportProblem') && (
            <DropdownItem onSelect={() => void report(problem)}>
              {messages.reportProblem}
            </DropdownItem>
          )}
          {(inMenu.length > 0 || booking.mayReportNoShow) && <DropdownSeparator />}
          {inMenu.map((state) => (
            <DropdownItem
              key={state}
              destructive={state !== 'accepted' && state !== 'completed'}
              onSelect={() => ask(state)}
            >
              {messages.steps[state]}
            </DropdownItem>
          ))}
          {booking.mayReportNoShow && (
            <DropdownItem destructive onSelect={() => ask('noShow')}>
              {messages.didNotTakePlace}
            </DropdownItem>
          )}
        </DropdownMenu>
      </div>
      {BookingDialog && (
        <BookingDialog
          booking={booking}
          asked={asked}
          open={isOpen}
          onOpenChange={open}
          isSaving={isPending}
          onAsk={setAsked}
          onStep={(step) =>
            mutate(step, {
              onSuccess: ({ review }) => (review?.may ? setAsked('review') : open(false)),
            })
          }
        />
      )}
      {reportDialog}
    </>
  )
}

/** The situations in which the members are about to meet. */
const DAY_ITSELF = new Set<BookingSituation | undefined>([
  'collect',
  'return',
  'overdue',
  'not_returned_theirs',
  'not_returned_yours',
])

/** The buttons of what else a situation suggests. The problem of a returned item is that it was not. */
const OTHERS: Partial<Record<NextStep, string>> = {
  answerProblem: messages.answerProblem,
  acceptChange: messages.answerProposal,
  proposeChange: messages.proposeMoreDays,
  reportNotReturned: messages.notReturned,
  reportProblem: messages.notRight,
}

const CONTEST: BookingStep = { state: 'active', reason: 'took_place' }

/** The one button of a booking takes a step, or opens a dialog. */
type Primary = { label: string; step?: BookingStep; ask: Asked }

function primaryOf(booking: Booking): Primary | null {
  const { next, renter } = booking
  const mustRecord = next?.insteadOfCode === 'record'
  switch (next?.step) {
    case 'contestNoShow':
      return { label: messages.tookPlace, step: CONTEST, ask: 'details' }
    case 'acceptChange':
      return { label: messages.answer, ask: 'answerChange' }
    case 'complete':
      return { label: messages.steps.completed, ask: 'completed' }
    case 'handOver':
      // The renter shows their code. It stands on the card.
      if (!renter && !mustRecord) return null
      return {
        label: renter ? handoverCode.handOver : recordLabel(booking, 'start'),
        ask: 'handOver',
      }
    case 'handBack':
      return mustRecord ? { label: recordLabel(booking, 'end'), ask: 'handBack' } : null
    default:
      return null
  }
}

/** Receives the focus of a button that is removed because its step was taken. */
function useFocusKeeper({ next, may }: Booking, isOpen: boolean) {
  const keeper = useRef<HTMLDivElement>(null)
  const steps = `${next?.step} ${may.join()}`
  const last = useRef(steps)
  useEffect(() => {
    if (last.current !== steps && !isOpen && document.activeElement === document.body)
      keeper.current?.focus()
    last.current = steps
  }, [steps, isOpen])
  return keeper
}
