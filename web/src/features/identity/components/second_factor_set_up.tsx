import type { SecondFactorSecret, SecondFactorSetUpBody } from '@saajha/contract/second_factor'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { PasswordProof } from '@/features/identity/components/password_proof'
import { RecoveryCodeList } from '@/features/identity/components/recovery_code_list'
import { SecondFactorConfirmation } from '@/features/identity/components/second_factor_confirmation'
import { SECOND_FACTOR_KEY } from '@/features/identity/hooks/use_second_factor'
import { sendJson } from '@/lib/http/api'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { secondFactor } from '@/messages/second_factor'

type Fields = { password: string }
type Props = { hasPassword: boolean; onDone: () => Promise<void> }

/** The set-up in three steps: the password, the secret with the first code of the app, and the recovery codes. */
export function SecondFactorSetUp({ hasPassword, onDone }: Props) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const form = useForm<Fields>({ defaultValues: { password: '' } })
  const start = useMutation({
    mutationFn: ({ password }: Fields) => {
      const body: SecondFactorSetUpBody = hasPassword ? { password } : {}
      return sendJson<SecondFactorSecret>('POST', SECOND_FACTOR_KEY[0], body)
    },
    onError: (error) => applyServerErrors(error, form),
  })

  if (recoveryCodes) return <RecoveryCodeList codes={recoveryCodes} onDone={onDone} />
  if (start.data)
    return <SecondFactorConfirmation secret={start.data} onConfirmed={setRecoveryCodes} />
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={form.handleSubmit((fields) => {
        if (!start.isPending) start.mutate(fields)
      })}
    >
      <PasswordProof
        hasPassword={hasPassword}
        registration={form.register('password', {
          required: hasPassword && secondFactor.passwordRequired,
        })}
        error={form.formState.errors.password?.message}
        failure={start.error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={start.isPending} autoFocus={!hasPassword}>
          {secondFactor.continue}
        </Button>
        <Button variant="ghost" onClick={() => void onDone()}>
          {secondFactor.cancel}
        </Button>
      </div>
    </form>
  )
}
