import type { LoginBody } from '@saajha/contract/user'
import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { LogInForm } from '@/features/identity/components/log_in_form'

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('@/features/identity/components/forgot_password_form')).ForgotPasswordForm,
}))

/** The log-in form, or the one for a forgotten password. */
export function LogInTab({ form }: { form: UseFormReturn<LoginBody> }) {
  const [step, setStep] = useState<'start' | 'forgotten' | 'back'>('start')

  if (step === 'forgotten') {
    const name = form.getValues('username')
    const email = name.includes('@') ? name : ''
    return (
      <Suspense>
        <ForgotPasswordForm email={email} onBack={() => setStep('back')} />
      </Suspense>
    )
  }
  return <LogInForm form={form} autoFocus={step === 'back'} onForgot={() => setStep('forgotten')} />
}
