import { Dialog } from '@/components/dialog'
import { Tabs } from '@/components/tabs'
import { GoogleButton } from '@/features/identity/components/google_button'
import { LogInForm } from '@/features/identity/components/log_in_form'
import { SignUpForm } from '@/features/identity/components/sign_up_form'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { auth } from '@/messages/auth'

/** Where a guest becomes a member, or a member comes back. */
export function AuthDialog() {
  const { isOpen, tab, choose, close } = useAuthDialog()

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={auth.title}
      description={auth.subtitle}
    >
      <Tabs
        label={auth.tabs}
        value={tab}
        onValueChange={choose}
        tabs={[
          { value: 'signup', label: auth.signUp, content: <SignUpForm /> },
          { value: 'login', label: auth.logIn, content: <LogInForm /> },
        ]}
      />
      <div className="my-5 flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.or}
      </div>
      <GoogleButton />
    </Dialog>
  )
}
