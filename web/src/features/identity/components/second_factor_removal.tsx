import type { SecondFactorRemovalBody } from '@saajha/contract/second_factor'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { CodeField } from '@/features/identity/components/code_field'
import { PasswordProof } from '@/features/identity/components/password_proof'
import { SECOND_FACTOR_KEY } from '@/features/identity/hooks/use_second_factor'
import { sendJson } from '@/lib/http/api'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { useToast } from '@/lib/toasts/use_toast'
import { secondFactor } from '@/messages/second_factor'

type Fields = { password: string; code: string }
type Props = { hasPassword: boolean; onDone: () => Promise<void> }

/** Form that turns two-step sign-in off. */
export function SecondFactorRemoval({ hasPassword, onDone }: Props) {
  const { toast } = useToast()
  const form = useForm<Fields>({ defaultValues: { password: '', code: '' } })
  const { errors } = form.formState
  const remove = useMutation({
    mutationFn: ({ password, code }: Fields) => {
      const body: SecondFactorRemovalBody = hasPassword ? { password, code } : { code }
      return sendJson('DELETE', SECOND_FACTOR_KEY[0], body)
    },
    onSuccess: async () => {
      toast({ title: secondFactor.turnedOff, variant: 'info' })
      await onDone()
    },
    onError: (error) => applyServerErrors(error, form),
  })

  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={form.handleSubmit((fields) => {
        if (!remove.isPending) remove.mutate(fields)
      })}
    >
      <PasswordProof
        hasPassword={hasPassword}
        registration={form.register('password', {
          required: hasPassword && secondFactor.passwordRequired,
        })}
        error={errors.password?.message}
        failure={remove.error}
      />
      <CodeField
        registration={form.register('code', { required: secondFactor.codeRequired })}
        error={errors.code?.message}
        hasRecovery
        autoFocus={!hasPassword}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={remove.isPending}>
          {secondFactor.turnOff}
        </Button>
        <Button variant="ghost" onClick={() => void onDone()}>
          {secondFactor.cancel}
        </Button>
      </div>
    </form>
  )
}
