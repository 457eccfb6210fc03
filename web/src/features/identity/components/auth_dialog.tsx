import type { LoginBody } from '@saajha/contract/user'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog } from '@/components/dialog'
import { Tabs } from '@/components/tabs'
import { GoogleButton } from '@/features/identity/components/google_button'
import { EMPTY_LOGIN, EMPTY_SIGN_UP, type SignUp } from '@/features/identity/auth_fields'
import { LogInTab, type LogInStep } from '@/features/identity/components/log_in_tab'
import { SignUpForm } from '@/features/identity/components/sign_up_form'
import { typedAccount } from '@/lib/session/typed_account'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { auth } from '@/messages/auth'

/**
 * Dialog for log-in and sign-up. Field values survive closing it until the page is left; passwords do not. Name and email begin
 * with what a guest has typed in the form of the page.
 */
export function AuthDialog() {
  const { isOpen, tab, choose, close } = useAuthDialog()
  const { isSignedIn } = useCurrentUser()
  const signUp = useForm<SignUp>({ defaultValues: EMPTY_SIGN_UP })
  const logIn = useForm<LoginBody>({ defaultValues: EMPTY_LOGIN })
  const [step, setStep] = useState<LogInStep>('start')
  const isForgotten = step === 'forgotten'

  useEffect(() => {
    if (!isOpen) return
    const typed = typedAccount()
    for (const name of ['fullName', 'email'] as const)
      if (!signUp.getValues(name)) signUp.setValue(name, typed[name].trim())
  }, [isOpen, signUp])
  useEffect(() => {
    if (isOpen) return
    const options = { keepDefaultValues: true }
    signUp.reset({ ...signUp.getValues(), password: '', confirmPassword: '' }, options)
    logIn.reset({ ...logIn.getValues(), password: '' }, options)
  }, [isOpen, signUp, logIn])
  useEffect(() => {
    if (!isSignedIn) return
    signUp.reset()
    logIn.reset()
  }, [isSignedIn, signUp, logIn])

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      focusOn="field"
      title={isForgotten ? auth.forgotPassword : auth.title}
      description={isForgotten ? undefined : auth.subtitle}
    >
      <Tabs
        label={auth.tabs}
        value={tab}
        onValueChange={choose}
        tabs={[
          { value: 'signup', label: auth.signUp, content: <SignUpForm form={signUp} /> },
          {
            value: 'login',
            label: auth.logIn,
            content: <LogInTab form={logIn} step={step} onStep={setStep} />,
          },
        ]}
      />
      <div className="my-5 flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.or}
      </div>
      <GoogleButton />
    </Dialog>
  )
}
