import type { PasswordChangeBody } from '@saajha/contract/user'
import { LIMITS } from '@saajha/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password_input'
import { NewPasswordField } from '@/features/identity/components/new_password_field'
import { useChangePassword } from '@/features/identity/hooks/use_change_password'
import { RULES } from '@/features/identity/validation'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { passwords } from '@/messages/passwords'
import { sessions as messages } from '@/messages/sessions'

const EMPTY: PasswordChangeBody = { current: '', next: '' }

/** Section of the profile page to change the password of the account with this email. */
export function PasswordSection({ email }: { email: string }) {
  const change = useChangePassword()
  const form = useForm<PasswordChangeBody>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const next = useWatch({ control: form.control, name: 'next' })
  const isInvalid = change.error instanceof ApiError && change.error.status === 422

  const submit = (body: PasswordChangeBody) => {
    if (change.isPending) return
    change.mutate(body, {
      onSuccess: () => form.reset(EMPTY),
      onError: (error) => {
        applyServerErrors(error, form)
        form.setFocus('current')
      },
    })
  }

  return (
    <Card as="section" aria-label={messages.signIn} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{messages.signIn}</h2>
      <p className="mt-1 text-soft">{messages.signInHint}</p>
      <form noValidate className="mt-4 flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
        {change.isError && !isInvalid && (
          <Alert variant="danger">{serverMessage(change.error, passwords.notChanged)}</Alert>
        )}
        {/* Password managers read from it which account gets the new password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={messages.current} error={errors.current?.message} required>
          <PasswordInput
            autoComplete="current-password"
            maxLength={LIMITS.password.max}
            {...form.register('current', RULES.currentPassword)}
          />
        </Field>
        <NewPasswordField
          label={passwords.newPassword}
          password={next}
          error={errors.next?.message}
          registration={form.register('next', RULES.password)}
        />
        <Button type="submit" busy={change.isPending} className="sm:self-start">
          {change.isPending ? passwords.saving : messages.change}
        </Button>
      </form>
      <ForgottenPassword email={email} />
    </Card>
  )
}

function ForgottenPassword({ email }: { email: string }) {
  const { toast, toastError } = useToast()
  const send = useMutation({
    mutationFn: () => sendJson('POST', '/api/password/forgot', { email }),
    onSuccess: () =>
      toast({ title: messages.linkSent, description: messages.linkSentHint({ email }) }),
    onError: (error) => toastError(passwords.linkNotSent, serverMessage(error, common.offlineHint)),
  })

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-soft">
      <p>{messages.forgotten}</p>
      <Button variant="ghost" busy={send.isPending} onClick={() => send.mutate()}>
        {passwords.sendLink}
      </Button>
    </div>
  )
}
