import type { Booking } from '@saajha/contract/booking'
import type { Handover, HandoverStage } from '@saajha/contract/handover'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '@/components/button'
import { Skeleton } from '@/components/skeleton'
import { PayTo } from '@/features/bookings/handover/pay_to'
import { recordLabel } from '@/features/bookings/handover/record_label'
import { DepositFigures } from '@/features/bookings/handover/deposit_figures'
import { HandoverRecords } from '@/features/bookings/handover/handover_records'
import type { HandoverFormProps } from '@/features/bookings/handover/handover_form'
import { useHandover, useIsSavingRecord } from '@/features/bookings/handover/use_handover'
import {
  isRecordable,
  useRemoveClosedDrafts,
} from '@/features/bookings/handover/use_remove_closed_drafts'
import { fetchCode } from '@/lib/build/fetch_code'
import { usePress } from '@/lib/hooks/use_press'
import { firstName } from '@/lib/text/first_name'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { handover as messages } from '@/messages/handover'
import { handoverCode } from '@/messages/handover_code'

type OpenedForm = { stage: HandoverStage; Form: ComponentType<HandoverFormProps> }

type SectionProps = {
  booking: Booking
  /** The stage whose form is open at first. */
  opensAt?: HandoverStage
  /** The other steps of the booking, hidden while the form is open. */
  children: ReactNode
}

/** What was recorded at handover and return of a booking, the renter's code, and the form that adds to it. */
export function HandoverSection({ booking, opensAt, children }: SectionProps) {
  const [opened, setOpened] = useState<OpenedForm | null>(null)
  const [isOpening, setOpening] = useState(opensAt !== undefined)
  const { data: handover, isLoading } = useHandover(booking, isRecordable(booking))
  useEffect(() => {
    if (!opensAt) return
    // Without its code, the button of the stage is there to try again.
    loadForm()
      .then(
        (Form) => setOpened({ stage: opensAt, Form }),
        () => {}
      )
      .finally(() => setOpening(false))
  }, [opensAt])
  const isFormLoading = isOpening || (opened !== null && isLoading)
  const isOpen = opened !== null && handover?.mayRecord.includes(opened.stage)

  return (
    <>
      {isRecordable(booking) && (
        <Section booking={booking} opened={isOpen ? opened : null} onOpen={setOpened} />
      )}
      {/* Not removed, so that what is typed in them stays. */}
      <div hidden={isOpen || isFormLoading} className="flex flex-col gap-5">
        {children}
      </div>
    </>
  )
}

type RecordProps = {
  booking: Booking
  opened: OpenedForm | null
  onOpen: (opened: OpenedForm | null) => void
}

function Section({ booking, opened, onOpen }: RecordProps) {
  const { data: handover, isError, refetch } = useHandover(booking)
  useRemoveClosedDrafts(booking, handover?.mayRecord)

  if (isError && !handover) {
    return (
      <div>
        <p>{messages.loadFailed}</p>
        <Button variant="ghost" onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      </div>
    )
  }
  if (!handover) return <Skeleton className="h-11" />
  const { records, mayRecord } = handover
  if (records.length === 0 && mayRecord.length === 0) return null
  return (
    <section
      aria-label={messages.heading}
      className="flex flex-col gap-3 border-line not-first:border-t not-first:pt-4"
    >
      <h3 className="text-heading">{messages.heading}</h3>
      {!booking.renter && mayRecord.length > 0 && <PayTo booking={booking} />}
      <Code booking={booking} code={handover.code} />
      <HandoverRecords bookingId={booking.id} records={records} isOwner={booking.renter !== null} />
      <DepositFigures booking={booking} records={records} />
      <NewRecord booking={booking} stages={mayRecord} opened={opened} onOpen={onOpen} />
    </section>
  )
}

/** The renter's code, for the owner to read on their screen. */
function Code({ booking: { ownerName }, code }: { booking: Booking; code: Handover['code'] }) {
  if (!code || code.isLocked) return null
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <p>{handoverCode.code[code.stage]({ name: firstName(ownerName) })}</p>
      <p className="mt-1 text-3xl font-bold tracking-[0.3em] tabular-nums">{code.digits}</p>
    </div>
  )
}

/** Loads the form before the import, so that a press can try again after a failed one. */
async function loadForm() {
  await fetchCode('handover_form')
  return (await import('@/features/bookings/handover/handover_form')).HandoverForm
}

type NewRecordProps = RecordProps & { stages: readonly HandoverStage[] }

/** A button per stage that can be recorded now. It loads and opens the form of the stage. */
function NewRecord({ booking, stages, opened, onOpen }: NewRecordProps) {
  const { toastError } = useToast()
  const isSaving = useIsSavingRecord(booking)
  const open = (stage: HandoverStage) =>
    loadForm().then(
      (Form) => onOpen({ stage, Form }),
      () => toastError(common.somethingWentWrong, common.offlineHint)
    )
  const close = () => onOpen(null)

  if (opened) {
    const { stage, Form } = opened
    return <Form booking={booking} stage={stage} onSaved={close} onBack={close} />
  }
  return (
    <div className="flex flex-wrap gap-3">
      {stages.map((stage) => (
        <RecordButton
          key={stage}
          label={recordLabel(booking, stage)}
          isNext={stage === 'start' && booking.may.includes('active')}
          isSaving={isSaving}
          onPress={() => open(stage)}
        />
      ))}
    </div>
  )
}

type RecordButtonProps = {
  label: string
  /** Whether it is what the owner has to do next. */
  isNext: boolean
  /** Whether a record that was sent before is still being saved. */
  isSaving: boolean
  onPress: () => Promise<void>
}

function RecordButton({ label, isNext, isSaving, onPress }: RecordButtonProps) {
  const press = usePress(onPress)

  return (
    <Button variant={isNext ? 'primary' : 'outline'} busy={isSaving} {...press}>
      {label}
    </Button>
  )
}
