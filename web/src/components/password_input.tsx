import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/input'
import { classes } from '@/lib/classes'
import { common } from '@/messages/common'

/** A password field with a button that shows the password. */
export function PasswordInput({ className, ...attributes }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)

  return (
    <div className={classes('relative', className)}>
      <Input
        type={isShown ? 'text' : 'password'}
        // A shown password is text: keyboards correct it, and spelling checks send it to their services.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
        {...attributes}
      />
      <button
        type="button"
        aria-label={isShown ? common.hidePassword : common.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-primary [&>svg]:size-5"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  )
}
