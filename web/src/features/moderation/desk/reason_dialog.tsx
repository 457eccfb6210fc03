import { LIMITS } from '@saajha/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { Field } from '@/components/field'
import { Textarea } from '@/components/textarea'
import { useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { serverMessage } from '@/lib/http/server_message'
import { textRule } from '@/lib/text/field_rules'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

type Fields = { reason: string }

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  act: string
  isDangerous: boolean
  send: (reason: string) => Promise<unknown>
}

/**
 * The dialog of an action that needs a reason. The member reads the reason of an action against them. A dialog that is opened again
 * still has the reason. Afterwards the desk is fetched again.
 */
export function ReasonDialog({ open, onOpenChange, title, description, ...action }: Props) {
  const form = useForm<Fields>({ defaultValues: { reason: '' } })

  return (
    <Dialog {...{ open, onOpenChange, title, description }}>
      <ReasonForm {...action} form={form} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'act' | 'isDangerous' | 'send'> & {
  form: UseFormReturn<Fields>
  onClose: () => void
}

function ReasonForm({ form, act, isDangerous, send, onClose }: FormProps) {
  const { register, handleSubmit, formState } = form
  const refetchDesk = useRefetchDesk()
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      form.reset()
      onClose()
      return refetchDesk()
    },
  })

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ reason }) => mutate(reason.trim()))}
    >
      <Field
        label={desk.reason}
        hint={isDangerous ? desk.reasonHint : desk.logHint}
        error={formState.errors.reason?.message}
        required
      >
        <Textarea
          maxLength={LIMITS.rejectionReason.max}
          {...register('reason', textRule(desk.reasonRequired))}
        />
      </Field>
      {error && (
        <p role="alert" className="text-danger">
          {desk.actionFailed}: {serverMessage(error, common.offlineHint)}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isPending}>
          {act}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
