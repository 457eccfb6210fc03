import { LIMITS } from '@saajha/contract/limits'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { Field } from '@/components/field'
import { Textarea } from '@/components/textarea'
import { REASON_RULE } from '@/features/verification/validation'
import { admin } from '@/messages/admin'
import { common } from '@/messages/common'

type Fields = { reason: string }

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The member who receives the reason. */
  member: string
  isBusy: boolean
  onReject: (reason: string) => void
}

/** Dialog for the reason of a rejection. A dialog that is opened again still has the reason. */
export function RejectDialog({ open, onOpenChange, member, isBusy, onReject }: Props) {
  const form = useForm<Fields>({ defaultValues: { reason: '' } })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={admin.rejectHeading}
      description={admin.rejectHint({ member })}
    >
      <ReasonForm {...{ form, isBusy, onReject }} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'isBusy' | 'onReject'> & {
  form: UseFormReturn<Fields>
  onCancel: () => void
}

function ReasonForm({ form, isBusy, onReject, onCancel }: FormProps) {
  const { register, handleSubmit, formState } = form

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ reason }) => onReject(reason.trim()))}
    >
      <Field label={admin.reason} error={formState.errors.reason?.message} required>
        <Textarea
          placeholder={admin.reasonPlaceholder}
          maxLength={LIMITS.rejectionReason.max}
          {...register('reason', REASON_RULE)}
        />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? admin.rejecting : admin.reject}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
