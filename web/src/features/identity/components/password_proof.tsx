import type { UseFormRegisterReturn } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Field } from '@/components/field'
import { PasswordInput } from '@/components/password_input'
import { GoogleButton } from '@/features/identity/components/google_button'
import { isRecentSignInRequired } from '@/features/identity/is_recent_sign_in_required'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { auth } from '@/messages/auth'
import { secondFactor } from '@/messages/second_factor'

type Props = {
  hasPassword: boolean
  registration: UseFormRegisterReturn
  error: string | undefined
  /** The error of the request; those of its fields are shown there. */
  failure: unknown
}

/** The password field of a form that changes two-step sign-in, and its failures. A member without a password signs in with Google again. */
export function PasswordProof({ hasPassword, registration, error, failure }: Props) {
  const response = failure instanceof ApiError ? failure.response : undefined

  return (
    <>
      {failure !== null && !response?.errors && (
        <Alert variant="danger" action={isRecentSignInRequired(failure) && <GoogleButton />}>
          {serverMessage(failure, secondFactor.failed)}
        </Alert>
      )}
      {hasPassword && (
        <Field label={auth.password} error={error} required>
          <PasswordInput autoComplete="current-password" autoFocus {...registration} />
        </Field>
      )}
    </>
  )
}
