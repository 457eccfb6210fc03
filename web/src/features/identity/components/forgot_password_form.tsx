import type { ForgottenPasswordBody } from '@saajha/contract/user'
import { LIMITS } from '@saajha/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { RULES } from '@/features/identity/validation'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { auth } from '@/messages/auth'
import { mailLinks } from '@/messages/mail_links'
import { passwords } from '@/messages/passwords'

type Props = { email?: string; onBack: () => void }

/** Form that sends a link for a new password. Its result is the same whether or not an account has the e-mail address. */
export function ForgotPasswordForm({ email = '', onBack }: Props) {
  const form = useForm<ForgottenPasswordBody>({ defaultValues: { email } })
  const request = useMutation({
    mutationFn: (body: ForgottenPasswordBody) => sendJson('POST', '/api/password/forgot', body),
    onError: (error) => {
      const message = serverMessage(error, passwords.linkNotSent)
      form.setError('email', { message }, { shouldFocus: true })
    },
  })
  const { errors } = form.formState

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((body) => {
        if (!request.isPending) request.mutate(body)
      })}
    >
      <p className="text-soft">{mailLinks.forgotHint}</p>
      <Field label={auth.email} error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="email"
          // The form replaces the control that opened it.
          autoFocus
          maxLength={LIMITS.email.max}
          {...form.register('email', RULES.email)}
        />
      </Field>
      <div role="status">
        {request.isSuccess && <Alert variant="success">{mailLinks.linkSent}</Alert>}
      </div>
      <Button type="submit" busy={request.isPending} className="w-full">
        {request.isPending ? mailLinks.sendingLink : passwords.sendLink}
      </Button>
      <Button variant="ghost" className="w-full" onClick={onBack}>
        {mailLinks.backToLogIn}
      </Button>
    </form>
  )
}
