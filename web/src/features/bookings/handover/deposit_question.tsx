import type { Booking } from '@saajha/contract/booking'
import type { Money } from '@saajha/contract/values'
import { Button } from '@/components/button'
import { depositPaid } from '@/features/bookings/handover/deposit_paid'
import { useHandover } from '@/features/bookings/handover/use_handover'
import { useNewRecord } from '@/features/bookings/handover/use_new_record'
import { problemSubject } from '@/features/bookings/requests/problem_subject'
import { useReportDialog } from '@/features/moderation/public'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { serverMessage } from '@/lib/http/server_message'
import { formatRupees } from '@/lib/text/format'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { handover as messages } from '@/messages/handover'

/**
 * Asks a renter after the return whether they have the deposit back. Yes is their record of the return, no leads to the report of the
 * problem. Once it is recorded, only the amount is shown; nothing without a deposit, or once it can no longer be reported.
 */
export function DepositQuestion({ booking }: { booking: Booking }) {
  const isAsked = !booking.renter && booking.mayReport?.includes('deposit') === true
  const { data: handover } = useHandover(booking, isAsked)
  const own = handover?.records.find(({ stage, by }) => stage === 'end' && by === 'renter')
  const returned = own?.depositReturned ?? null
  const paid = depositPaid(booking, handover)

  if (!isAsked || !handover) return null
  if (returned !== null) return <p>{messages.givenBack({ amount: formatRupees(returned) })}</p>
  if (paid === null || own || !handover.mayRecord.includes('end')) return null
  return <Question booking={booking} paid={paid} />
}

function Question({ booking, paid }: { booking: Booking; paid: Money }) {
  const removed = useFocusOnRemoval<HTMLDivElement>('a')
  const { toastError } = useToast()
  const { report, dialog } = useReportDialog()
  const { mutate, isPending } = useNewRecord(booking, {
    uploadPhotos: () => Promise.resolve([]),
    onSaved: () => {},
    onFailed: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
  })
  const subject = problemSubject(booking, 'deposit')
  const question = messages.haveDeposit({ amount: formatRupees(paid) })

  return (
    <div
      ref={removed}
      role="group"
      aria-label={question}
      className="flex flex-col items-center gap-2"
    >
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => mutate({ stage: 'end', depositReturned: paid })}
        >
          {messages.depositIsBack}
        </Button>
        <Button variant="outline" onClick={() => subject && void report(subject)}>
          {messages.depositIsMissing}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
