import { LIMITS } from '@saajha/contract/limits'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { lazyPart } from '@/components/lazy_part'
import { PasswordInput } from '@/components/password_input'
import { usePasswordStrength } from '@/features/identity/hooks/use_password_strength'

const PasswordHint = lazyPart(
  'password_hint',
  async () => (await import('@/features/identity/components/password_hint')).PasswordHint
)

type Props = {
  label: string
  /** What is typed so far. */
  password: string
  error?: string
  registration: UseFormRegisterReturn
}

/** The field of a new password with its strength. No strength is rejected. */
export function NewPasswordField({ label, password, error, registration }: Props) {
  const strength = usePasswordStrength(password)

  return (
    <Field
      label={label}
      hint={strength && <PasswordHint strength={strength} />}
      error={error}
      required
    >
      <PasswordInput
        autoComplete="new-password"
        maxLength={LIMITS.password.max}
        {...registration}
      />
    </Field>
  )
}
