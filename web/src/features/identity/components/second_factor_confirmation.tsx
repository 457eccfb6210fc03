import type {
  RecoveryCodes,
  SecondFactorCodeBody,
  SecondFactorSecret,
} from '@saajha/contract/second_factor'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { CodeField } from '@/features/identity/components/code_field'
import { QrCode } from '@/features/identity/components/qr_code'
import { SECOND_FACTOR_KEY } from '@/features/identity/hooks/use_second_factor'
import { inFours } from '@/features/identity/in_fours'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { secondFactor } from '@/messages/second_factor'

type Props = { secret: SecondFactorSecret; onConfirmed: (recoveryCodes: string[]) => void }

/** Shows the secret for the authenticator app, and asks for its first code. */
export function SecondFactorConfirmation({ secret: { secret, url }, onConfirmed }: Props) {
  const form = useForm<SecondFactorCodeBody>({ defaultValues: { code: '' } })
  const confirm = useMutation({
    mutationFn: (body: SecondFactorCodeBody) =>
      sendJson<RecoveryCodes>('POST', `${SECOND_FACTOR_KEY[0]}/confirm`, body),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      const message = serverMessage(error, secondFactor.notVerified)
      form.setError('code', { message }, { shouldFocus: true })
    },
  })

  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={form.handleSubmit((body) => {
        if (!confirm.isPending) confirm.mutate(body)
      })}
    >
      <p>{secondFactor.scan}</p>
      <QrCode text={url} label={secondFactor.qrCode} />
      <p>
        <a href={url} className="font-semibold text-primary underline">
          {secondFactor.openApp}
        </a>
      </p>
      <p className="text-soft">
        {secondFactor.typeSecret}
        <code className="mt-1 block font-mono wrap-anywhere text-ink">{inFours(secret)}</code>
      </p>
      <CodeField
        registration={form.register('code', { required: secondFactor.codeRequired })}
        error={form.formState.errors.code?.message}
        autoFocus
      />
      <Button type="submit" busy={confirm.isPending} className="sm:self-start">
        {secondFactor.turnOn}
      </Button>
    </form>
  )
}
