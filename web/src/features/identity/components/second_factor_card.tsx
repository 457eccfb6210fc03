import type { SecondFactor } from '@saajha/contract/second_factor'
import { useState } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { SecondFactorRemoval } from '@/features/identity/components/second_factor_removal'
import { SecondFactorSetUp } from '@/features/identity/components/second_factor_set_up'
import { useSecondFactor } from '@/features/identity/hooks/use_second_factor'
import { common } from '@/messages/common'
import { secondFactor as messages } from '@/messages/second_factor'

/** Section of an administrator's profile page that turns two-step sign-in on and off. */
export function SecondFactorCard() {
  const { secondFactor, isFailed, refetch } = useSecondFactor()

  return (
    <Card as="section" aria-label={messages.heading} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{messages.heading}</h2>
      {isFailed && (
        <Alert
          variant="danger"
          className="mt-4"
          action={<Button onClick={() => void refetch()}>{common.tryAgain}</Button>}
        >
          {messages.loadFailed}
        </Alert>
      )}
      {secondFactor && <Content secondFactor={secondFactor} onChange={refetch} />}
    </Card>
  )
}

type Props = { secondFactor: SecondFactor; onChange: () => Promise<unknown> }

function Content({ secondFactor, onChange }: Props) {
  const { isOn, isRequired, hasPassword, recoveryCodesLeft } = secondFactor
  // Not derived from `isOn`: it becomes true while the set-up still shows the recovery codes.
  const [form, setForm] = useState<'setUp' | 'removal' | null>(null)
  const close = async () => {
    await onChange()
    setForm(null)
  }

  if (form === 'removal') return <SecondFactorRemoval hasPassword={hasPassword} onDone={close} />
  if (form === 'setUp') return <SecondFactorSetUp hasPassword={hasPassword} onDone={close} />
  return (
    <>
      <p className="mt-1 text-soft">
        {isOn ? messages.onHint({ count: recoveryCodesLeft }) : messages.offHint}
      </p>
      {isRequired && !isOn && (
        <Alert variant="warning" className="mt-4">
          {messages.required}
        </Alert>
      )}
      <Button
        variant={isOn ? 'outline' : 'primary'}
        className="mt-4"
        onClick={() => setForm(isOn ? 'removal' : 'setUp')}
      >
        {isOn ? messages.turnOff : messages.setUp}
      </Button>
    </>
  )
}
