import type { Booking, BookingStep } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { Printer, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { FormDialog } from '@/components/form_dialog'
import { ChangeForm } from '@/features/bookings/changes/change_form'
import { ChangeSection } from '@/features/bookings/changes/change_section'
import { HandoverSection } from '@/features/bookings/handover/handover_section'
import { BookingFacts } from '@/features/bookings/requests/booking_facts'
import { BookingStateBadge } from '@/features/bookings/requests/booking_state'
import { ItemAsRequested } from '@/features/bookings/requests/item_as_requested'
import { Meeting, MeetingForm } from '@/features/bookings/requests/meeting'
import { nextSentence } from '@/features/bookings/requests/next_sentence'
import { bookingTitle, otherName } from '@/features/bookings/requests/other_name'
import { problemSubject } from '@/features/bookings/requests/problem_subject'
import { StatementForm } from '@/features/bookings/requests/statement_form'
import { StepForm, type AskingState } from '@/features/bookings/requests/step_form'
import { isToAccept, RequestAnswer } from '@/features/bookings/requests/request_answer'
import { ReportButton } from '@/features/moderation/public'
import { agreement } from '@/messages/agreement'
import { BookingReviews } from '@/features/reviews/public'
import { bookings as messages } from '@/messages/bookings'

/**
 * What a dialog of a booking shows: its details, also with the open form of the handover or the return, the line in which the
 * members say where they meet, a proposal with its answers, the form of one, the reader's side of a problem, the reviews, or the
 * question of a step.
 */
export type Asked =
  | 'details'
  | 'handOver'
  | 'handBack'
  | 'meeting'
  | 'noShow'
  | 'answerChange'
  | 'change'
  | 'statement'
  | 'review'
  | AskingState

/** The stages whose forms are open at first. */
const STAGES = { handOver: 'start', handBack: 'end' } as const

/** The states of a booking with an agreement. */
const AGREED: readonly Booking['state'][] = ['accepted', 'active', 'completed']

type Props = {
  booking: Booking
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
  isSaving: boolean
  onStep: (step: BookingStep) => void
  /** Called to show the question of a step in the dialog. */
  onAsk: (asked: AskingState) => void
}

/** The dialog of a booking; its title names the item and the other member. */
export function BookingDialog(props: Props) {
  const { booking, asked, open, onOpenChange, isSaving, onStep, onAsk } = props
  const close = () => onOpenChange(false)

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={bookingTitle(booking)}
      // The keyboard of a phone would cover the question whether to decline others.
      focusOn={asked === 'accepted' && booking.overlapping ? 'panel' : undefined}
    >
      {asked === 'details' || asked === 'handOver' || asked === 'handBack' ? (
        <Details booking={booking} opensAt={asked === 'details' ? undefined : STAGES[asked]}>
          {isToAccept(booking) && (
            <RequestAnswer booking={booking} isSaving={isSaving} onStep={onStep} onAsk={onAsk} />
          )}
        </Details>
      ) : asked === 'meeting' ? (
        <MeetingForm booking={booking} onDone={close} onBack={close} />
      ) : asked === 'answerChange' ? (
        <div className="flex flex-col gap-5">
          <div>
            <BookingFacts booking={booking} />
          </div>
          <ChangeSection booking={booking} onAnswered={close} />
        </div>
      ) : asked === 'change' ? (
        <ProposedDays booking={booking} onDone={close} />
      ) : asked === 'statement' ? (
        <StatementForm booking={booking} onDone={close} />
      ) : asked === 'review' ? (
        <Reviews booking={booking} />
      ) : asked === 'noShow' ? (
        <NoShowQuestion booking={booking} isSaving={isSaving} onStep={onStep} onBack={close} />
      ) : (
        <div className="flex flex-col gap-5">
          <div>
            <BookingFacts booking={booking} />
          </div>
          {(booking.may.includes(asked) || isSaving) && (
            <StepForm
              booking={booking}
              state={asked}
              isSaving={isSaving}
              onBack={close}
              onConfirm={onStep}
            />
          )}
        </div>
      )}
    </FormDialog>
  )
}

type DetailsProps = { booking: Booking; opensAt?: HandoverStage; children: ReactNode }

/**
 * The details of a booking; the children follow the facts. If a form is open, it comes first, and all else is hidden until it
 * closes.
 */
function Details({ booking, opensAt, children }: DetailsProps) {
  const problem = problemSubject(booking)
  const about = (
    <>
      <BookingStateBadge booking={booking} />
      <div>
        <BookingFacts booking={booking} />
      </div>
      {children}
      <Meeting booking={booking} />
      <ItemAsRequested booking={booking} />
      <Button asChild variant="ghost" className="-ml-4 self-start">
        <Link to={`/search?owner=${booking.renter ? booking.renterId : booking.ownerId}`}>
          <UserRound aria-hidden />
          {messages.profileOf({ name: otherName(booking) })}
        </Link>
      </Button>
    </>
  )
  return (
    <div className="flex flex-col gap-5">
      {!opensAt && about}
      <HandoverSection booking={booking} opensAt={opensAt}>
        {opensAt && about}
        <ChangeSection booking={booking} />
        {problem && (
          <ReportButton
            subject={problem}
            label={messages.reportProblem}
            className="-ml-4 self-start"
          />
        )}
        {AGREED.includes(booking.state) && (
          <Button asChild variant="ghost" className="-ml-4 self-start">
            {/* In another tab, so that what is open in this one stays. */}
            <Link to={`/contact/${booking.itemId}?print=${booking.id}`} target="_blank">
              <Printer aria-hidden />
              {agreement.link}
            </Link>
          </Button>
        )}
        <Reviews booking={booking} />
      </HandoverSection>
    </div>
  )
}

function Reviews({ booking }: Pick<Props, 'booking'>) {
  return (
    <BookingReviews
      booking={booking}
      otherName={otherName(booking)}
      problem={problemSubject(booking, 'no_show')}
    />
  )
}

type DaysProps = { booking: Booking; onDone: () => void }

/** The form that proposes other days, or what comes next once they cannot be proposed any more. */
function ProposedDays({ booking, onDone }: DaysProps) {
  if (!booking.mayProposeChange) return <ChangeSection booking={booking} onAnswered={onDone} />
  return <ChangeForm booking={booking} onSent={onDone} onBack={onDone} />
}

type QuestionProps = Pick<Props, 'booking' | 'isSaving' | 'onStep'> & { onBack: () => void }

function NoShowQuestion({ booking, isSaving, onStep, onBack }: QuestionProps) {
  if (!booking.mayReportNoShow && !isSaving) return <p>{nextSentence(booking)}</p>
  return (
    <div className="flex flex-col gap-5">
      <p>{messages.reportNoShow({ name: otherName(booking) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isSaving}
          onClick={() => onStep({ state: 'cancelled', reason: 'did_not_take_place' })}
        >
          {messages.confirmNoShow}
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </div>
  )
}
