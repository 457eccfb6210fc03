import { LIMITS } from '@saajha/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password_input'
import { ForgotPasswordForm } from '@/features/identity/components/forgot_password_form'
import { NewPasswordField } from '@/features/identity/components/new_password_field'
import { RULES } from '@/features/identity/validation'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { serverMessage } from '@/lib/http/server_message'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useToast } from '@/lib/toasts/use_toast'
import { auth } from '@/messages/auth'
import { mailLinks } from '@/messages/mail_links'
import { passwords } from '@/messages/passwords'

type Fields = { password: string; confirmPassword: string }
type Props = { token: string; onDone: () => void }

/** Dialog that sets a new password with the token of a link, and then opens the log-in. */
export function NewPasswordDialog({ token, onDone }: Props) {
  const queryClient = useQueryClient()
  const { open: openAuthDialog } = useAuthDialog()
  const { toast } = useToast()
  const form = useForm<Fields>({ defaultValues: { password: '', confirmPassword: '' } })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const logIn = () => {
    onDone()
    void openAuthDialog('login')
  }
  const reset = useMutation({
    mutationFn: ({ password }: Fields) =>
      sendJson('POST', '/api/password/reset', { token, password }),
    onSuccess: () => {
      // The session of this browser has ended too.
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
      logIn()
      toast({ title: passwords.changed, description: mailLinks.passwordChangedHint })
    },
    onError: (error) => applyServerErrors(error, form),
  })
  const isVoid = reset.error instanceof ApiError && reset.error.status === 410
  const isOther = reset.isError && !(reset.error instanceof ApiError && reset.error.status === 422)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      focusOn="field"
      title={mailLinks.newPasswordTitle}
      description={isVoid ? undefined : mailLinks.newPasswordHint}
    >
      {isOther && (
        <Alert variant="danger" className="mb-4">
          {serverMessage(reset.error, passwords.notChanged)}
        </Alert>
      )}
      {isVoid ? (
        <ForgotPasswordForm onBack={logIn} />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={form.handleSubmit((fields) => {
            if (!reset.isPending) reset.mutate(fields)
          })}
        >
          <NewPasswordField
            label={passwords.newPassword}
            password={password}
            error={errors.password?.message}
            registration={form.register('password', { ...RULES.password, deps: 'confirmPassword' })}
          />
          <Field label={auth.confirmPassword} error={errors.confirmPassword?.message} required>
            <PasswordInput
              autoComplete="new-password"
              maxLength={LIMITS.password.max}
              {...form.register('confirmPassword', RULES.confirmPassword)}
            />
          </Field>
          <Button type="submit" busy={reset.isPending} className="mt-1 w-full">
            {reset.isPending ? passwords.saving : mailLinks.savePassword}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
