import type { LoginBody } from '@saajha/contract/user'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { PasswordInput } from '@/components/password_input'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { useLogIn } from '@/features/identity/hooks/use_log_in'
import { RULES } from '@/features/identity/validation'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { auth } from '@/messages/auth'
import { inputs } from '@/messages/inputs'

type Props = {
  form: UseFormReturn<LoginBody>
  /** Whether the form replaces a control with the focus. */
  autoFocus: boolean
  onForgot: () => void
}

/** Log-in form for members with a password. */
export function LogInForm({ form, autoFocus, onForgot }: Props) {
  const logIn = useLogIn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { close } = useAuthDialog()
  const leaveOverlay = useLeaveOverlay()
  const { errors } = form.formState

  const submit = (login: LoginBody) => {
    if (logIn.isPending) return
    logIn.mutate(login, {
      onError: (error) => {
        const token = appealTokenOf(error)
        if (token) {
          close()
          const to = { pathname, search, hash: `appeal=${token}` }
          return leaveOverlay(() => void navigate(to, { replace: true }))
        }
        const message = serverMessage(error, inputs.invalidCredentials)
        form.setError('password', { message }, { shouldFocus: true })
      },
    })
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label={auth.usernameOrEmail} error={errors.username?.message} required>
        <Input
          autoComplete="username"
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.register('username', RULES.loginUsername)}
        />
      </Field>
      <Field label={auth.password} error={errors.password?.message} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', RULES.loginPassword)}
        />
      </Field>
      <Button type="submit" busy={logIn.isPending} className="mt-1 w-full">
        {logIn.isPending ? auth.signingIn : auth.signIn}
      </Button>
      <Button variant="ghost" className="self-center" onClick={onForgot}>
        {auth.forgotPassword}
      </Button>
    </form>
  )
}

/** The token with which a suspended member reads the reason and asks to look again, in the dialog of such a link. */
function appealTokenOf(error: Error): string | null {
  const { code, params } = error instanceof ApiError ? error.response : {}
  const token = code === 'accountBlocked' && params?.appealToken
  return typeof token === 'string' && token !== '' ? token : null
}
