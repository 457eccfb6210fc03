import type { ContactBody } from '@saajha/contract/contact'
import type { Item } from '@saajha/contract/item'
import { LIMITS } from '@saajha/contract/limits'
import { Send } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { DraftNotice } from '@/components/draft_notice'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { LeaveQuestion } from '@/components/leave_question'
import { Textarea } from '@/components/textarea'
import { RequestTerms, type RequestedDays } from '@/features/bookings/public'
import { LoginRequired } from '@/features/interactions/components/login_required'
import { contactBody, type ContactFields } from '@/features/interactions/contact_body'
import { useFraudQuestion } from '@/features/interactions/conversation/use_fraud_question'
import { useSendContact } from '@/features/interactions/hooks/use_send_contact'
import { loadWarnings } from '@/features/moderation/public'
import { RULES } from '@/features/interactions/validation'
import { draftKey, saveDraft } from '@/lib/drafts/draft_storage'
import { useDraft } from '@/lib/drafts/use_draft'
import { serverMessage } from '@/lib/http/server_message'
import { offerTypedAccount } from '@/lib/session/typed_account'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { contact } from '@/messages/contact'

type Props = {
  item: Item
  /** The initial message. */
  prefilled: string
  booking: RequestedDays | null
  /** Whether sending is blocked, for a booking request without possible days. */
  isBlocked: boolean
  /** The member's conversation about the item, once there is one. */
  conversationId: string | undefined
  /** Called when a member writes in the form. */
  onWrite: () => void
  onSent: () => void
}

/** Contact form of an item's owner. The draft survives a log-in and a failed request. */
export function ContactForm(props: Props) {
  const { item, prefilled, booking, isBlocked, conversationId, onWrite, onSent } = props
  const { user, isPending } = useCurrentUser()
  const { send, findStored, isSending, error } = useSendContact()
  const { ask, question } = useFraudQuestion()
  const { toast } = useToast()
  // Two lines of the prefilled message are enough until it is read or changed.
  const [isOpened, setOpened] = useState(false)
  const initial: ContactFields = {
    name: user?.fullName ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    message: prefilled,
  }
  const form = useForm<ContactFields>({
    values: initial,
    // The account fills in fields that the user has not edited.
    resetOptions: { keepDirtyValues: true },
  })
  const draft = useDraft({
    form,
    initial,
    memberId: isPending ? undefined : (user?.id ?? null),
    subject: ['message', item.id, booking?.startDate, booking?.endDate].filter(Boolean).join('-'),
  })
  const { errors } = form.formState
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const submit = async (fields: ContactFields) => {
    if (!user || !item.ownerId) {
      return void toast({ title: contact.unable, variant: 'destructive' })
    }
    if (isSending) return
    const parties = { itemId: item.id, ownerId: item.ownerId, contacterId: user.id }
    const body = contactBody(fields, parties, booking)
    if (!(await ask(fields.message.trim()))) return
    onWrite()
    finish(await send(body))
  }

  const finish = (delivered: ContactBody | null) => {
    if (!delivered) return
    const message = form.getValues('message').trim()
    // Otherwise the text was changed after an attempt that was stored, and is continued in the conversation.
    if (delivered.message === message) draft.removeSent()
    else if (!booking || !user) draft.saveNow()
    else {
      draft.removeSent()
      // The conversation takes over the text of a form without days only.
      const key = draftKey(user.id, `message-${item.id}`)
      saveDraft(key, { values: { message }, basis: '', files: 0 })
    }
    // A member who has gone to another page stays there.
    if (isShown.current) onSent()
  }

  // A guest who signs up for the message does not type these again.
  useEffect(
    () =>
      offerTypedAccount(() => {
        const { name, email } = form.getValues()
        return { fullName: name, email }
      }),
    [form]
  )

  // The conversation that appears after a failure may contain the message: only its response was lost.
  const onConversation = useEffectEvent(async () => {
    if (error && !isSending) finish(await findStored())
  })
  useEffect(() => {
    if (conversationId) void onConversation()
  }, [conversationId])

  return (
    <form
      noValidate
      className="flex flex-col gap-3 sm:gap-5"
      onFocus={loadWarnings}
      onInput={() => user && onWrite()}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <DraftNotice
        draft={draft.restored}
        onDiscard={() => {
          draft.discard()
          form.setFocus('message')
        }}
      />
      <LeaveQuestion isUnsaved={draft.isUnsaved} isSending={isSending} />
      {!user && !isPending && <LoginRequired />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-3 sm:gap-5">
        <Field label={contact.name} error={errors.name?.message} required>
          <Input
            autoComplete="name"
            maxLength={LIMITS.fullName.max}
            {...form.register('name', RULES.name)}
          />
        </Field>
        <Field label={contact.phone} error={errors.phone?.message} optional>
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...form.register('phone', RULES.phone)}
          />
        </Field>
        <Field
          label={contact.email}
          error={errors.email?.message}
          required
          className="col-span-full sm:col-span-1"
        >
          <Input
            type="email"
            autoComplete="email"
            maxLength={LIMITS.email.max}
            {...form.register('email', RULES.email)}
          />
        </Field>
      </div>
      <Field label={contact.message} error={errors.message?.message} required>
        <Textarea
          rows={2}
          maxLength={LIMITS.message.max}
          className={isOpened ? 'min-h-18!' : 'field-sizing-fixed! min-h-18!'}
          onFocus={() => setOpened(true)}
          {...form.register('message', RULES.message)}
        />
      </Field>
      {error && !isSending && (
        <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>
      )}
      <span data-takes-the-bottom hidden />
      <div className="sticky bottom-0 z-20 short:static -mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float sm:-mx-6 sm:-mb-6 sm:px-6 lg:static lg:m-0 lg:border-0 lg:p-0 lg:shadow-none">
        {booking && <RequestTerms item={item} booking={booking} />}
        <Button
          type="submit"
          size="lg"
          busy={isSending}
          disabled={!user || isBlocked}
          className={booking ? 'max-sm:px-4' : 'grow lg:grow-0'}
        >
          {!isSending && <Send aria-hidden className={booking ? 'max-sm:hidden' : undefined} />}
          {isSending ? contact.sending : contact.send}
        </Button>
      </div>
      {question}
    </form>
  )
}
