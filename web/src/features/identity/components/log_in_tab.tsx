import type { LoginBody } from '@saajha/contract/user'
import { lazy, Suspense, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { LogInForm } from '@/features/identity/components/log_in_form'

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('@/features/identity/components/forgot_password_form')).ForgotPasswordForm,
}))

/** `back` is the log-in form after the one for a forgotten password. */
export type LogInStep = 'start' | 'forgotten' | 'back'

type Props = {
  form: UseFormReturn<LoginBody>
  step: LogInStep
  /** Stable, since it is also called when the tab is left. */
  onStep: (step: LogInStep) => void
}

/** The log-in form, or the one for a forgotten password. */
export function LogInTab({ form, step, onStep }: Props) {
  useEffect(() => () => onStep('start'), [onStep])

  if (step === 'forgotten') {
    const name = form.getValues('username')
    const email = name.includes('@') ? name : ''
    return (
      <Suspense>
        <ForgotPasswordForm email={email} onBack={() => onStep('back')} />
      </Suspense>
    )
  }
  return <LogInForm form={form} autoFocus={step === 'back'} onForgot={() => onStep('forgotten')} />
}
