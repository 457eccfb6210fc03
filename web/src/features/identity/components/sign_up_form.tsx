import { LIMITS } from '@saajha/contract/limits'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { PasswordInput } from '@/components/password_input'
import { NewPasswordField } from '@/features/identity/components/new_password_field'
import type { SignUp } from '@/features/identity/auth_fields'
import { useRegister } from '@/features/identity/hooks/use_register'
import { RULES } from '@/features/identity/validation'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { auth } from '@/messages/auth'

/** Sign-up form for new members. */
export function SignUpForm({ form }: { form: UseFormReturn<SignUp> }) {
  const register = useRegister()
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })

  const submit = ({ confirmPassword: _, ...account }: SignUp) => {
    if (register.isPending) return
    register.mutate(account, { onError: (error) => applyServerErrors(error, form) })
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label={auth.fullName} error={errors.fullName?.message} required>
        <Input
          autoComplete="name"
          maxLength={LIMITS.fullName.max}
          {...form.register('fullName', RULES.fullName)}
        />
      </Field>
      <Field label={auth.username} error={errors.username?.message} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={LIMITS.username.max}
          {...form.register('username', RULES.username)}
        />
      </Field>
      <Field label={auth.email} error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email.max}
          {...form.register('email', RULES.email)}
        />
      </Field>
      <NewPasswordField
        label={auth.password}
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
      <Button type="submit" busy={register.isPending} className="mt-1 w-full">
        {register.isPending ? auth.creatingAccount : auth.createAccount}
      </Button>
    </form>
  )
}
