import type { SecondFactorCodeBody } from '@saajha/contract/second_factor'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { CodeField } from '@/features/identity/components/code_field'
import { SECOND_FACTOR_KEY } from '@/features/identity/hooks/use_second_factor'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { secondFactor } from '@/messages/second_factor'

/** Asks an administrator for the code that gives their session administrator rights. */
export function SecondFactorForm({ onPassed }: { onPassed: () => Promise<void> }) {
  const form = useForm<SecondFactorCodeBody>({ defaultValues: { code: '' } })
  const verify = useMutation({
    mutationFn: (body: SecondFactorCodeBody) =>
      sendJson('POST', `${SECOND_FACTOR_KEY[0]}/verify`, body),
    onSuccess: onPassed,
    onError: (error) => {
      const message = serverMessage(error, secondFactor.notVerified)
      form.setError('code', { message }, { shouldFocus: true })
    },
  })

  return (
    <Card as="section" aria-labelledby="second-factor" className="max-w-lg p-5 sm:p-6">
      <h2 id="second-factor" className="text-heading">
        {secondFactor.enterCode}
      </h2>
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={form.handleSubmit((body) => {
          if (!verify.isPending) verify.mutate(body)
        })}
      >
        <CodeField
          registration={form.register('code', { required: secondFactor.codeRequired })}
          error={form.formState.errors.code?.message}
          hasRecovery
          autoFocus
        />
        <Button type="submit" busy={verify.isPending} className="sm:self-start">
          {secondFactor.continue}
        </Button>
      </form>
    </Card>
  )
}
