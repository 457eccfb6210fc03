import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { secondFactor } from '@/messages/second_factor'

type Props = {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** Whether a recovery code is accepted too. */
  hasRecovery?: boolean
  autoFocus?: boolean
}

/** Field for a code of the authenticator app; a button changes it to one for a recovery code. */
export function CodeField({ registration, error, hasRecovery = false, autoFocus }: Props) {
  const [isRecovery, setRecovery] = useState(false)

  return (
    <>
      <Field
        label={isRecovery ? secondFactor.recoveryCode : secondFactor.code}
        hint={isRecovery ? secondFactor.recoveryCodeHint : secondFactor.codeHint}
        error={error}
        required
      >
        <Input
          // A phone's numeric keyboard has no letters.
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          autoFocus={autoFocus}
          {...registration}
        />
      </Field>
      {hasRecovery && (
        <Button variant="ghost" className="self-start" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? secondFactor.useApp : secondFactor.useRecoveryCode}
        </Button>
      )}
    </>
  )
}
