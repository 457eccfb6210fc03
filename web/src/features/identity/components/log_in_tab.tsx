import type { LoginBody } from '@saajha/contract/user'
import { useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { LogInForm } from '@/features/identity/components/log_in_form'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'

const loadForm = async () => {
  await fetchCode('forgot_password_form')
  const { ForgotPasswordForm } = await import('@/features/identity/components/forgot_password_form')
  return { ForgotPasswordForm }
}

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

  const isForgotten = step === 'forgotten'
  const backToLogIn = useCallback(() => onStep('back'), [onStep])
  const { ForgotPasswordForm } = useCodeOfPress(loadForm, isForgotten, backToLogIn)

  if (isForgotten && ForgotPasswordForm) {
    const name = form.getValues('username')
    const email = name.includes('@') ? name : ''
    return <ForgotPasswordForm email={email} onBack={backToLogIn} />
  }
  return <LogInForm form={form} autoFocus={step === 'back'} onForgot={() => onStep('forgotten')} />
}
