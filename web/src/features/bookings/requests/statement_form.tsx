import type { Booking } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank } from '@saajha/contract/typed_text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Textarea } from '@/components/textarea'
import { useUnsavedInput } from '@/components/unsaved_input'
import { otherName } from '@/features/bookings/requests/other_name'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

type Props = { booking: Booking; onDone: () => void }

/** What the reader writes about a problem that the other member reported. */
export function StatementForm({ booking, onDone }: Props) {
  const { refetch } = useBookingCache()
  const { toast, toastError } = useToast()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  useUnsavedInput(text !== '')
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) =>
      sendJson('POST', `/api/bookings/${booking.id}/statements`, { body }),
    onSuccess: () => {
      toast({ title: messages.statementSent })
      onDone()
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
  const name = otherName(booking)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (!isBlank(text)) return mutate(text.trim())
    setMissing(true)
    event.currentTarget.querySelector('textarea')?.focus()
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field
        label={messages.statement({ name })}
        hint={messages.statementHint({ name })}
        error={isMissing && isBlank(text) ? messages.statementRequired : undefined}
      >
        <Textarea
          maxLength={LIMITS.reportText.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isPending ? messages.sending : messages.sendStatement}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onDone}>
          {messages.back}
        </Button>
      </div>
    </form>
  )
}
