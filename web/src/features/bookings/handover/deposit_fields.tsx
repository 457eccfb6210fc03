import type { HandoverStage, NewHandoverRecord } from '@saajha/contract/handover'
import { DEPOSIT_WAYS, type DepositWay } from '@saajha/contract/handover'
import { normalizeAmount } from '@saajha/contract/amount'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank } from '@saajha/contract/typed_text'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { RadioGroup } from '@/components/radio_group'
import { amountProblem } from '@/lib/text/field_rules'
import { formatRupees } from '@/lib/text/format'
import { handover as messages } from '@/messages/handover'
import { inputs } from '@/messages/inputs'

/** `depositChoice` is a way at the handover, `full` or `part` at the return, and empty until it is chosen. */
type DepositValues = { depositChoice: string; depositAmount: string; depositNote: string }

type Props = {
  form: UseFormReturn<DepositValues & { parts: string; note: string }>
  stage: HandoverStage
  /** The deposit that was paid, or that the booking asks for, in rupees; null without one. */
  paid: string | null
  errors: { amount: string | undefined; note: string | undefined }
}

/** How the deposit was paid, or how much of it was given back. An amount is asked for, and sent, only with a choice. */
export function DepositFields({ form, stage, paid, errors }: Props) {
  const choice = useWatch({ control: form.control, name: 'depositChoice' })
  const asksForAmount = stage === 'start' ? choice !== '' && choice !== 'none' : choice === 'part'
  const invalid = form.formState.errors.depositAmount?.message
  if (stage === 'end' && paid === null) return null
  const options =
    stage === 'start'
      ? DEPOSIT_WAYS.map((way) => ({ value: way, label: messages.depositWays[way] }))
      : [
          { value: 'full', label: messages.inFull({ amount: formatRupees(paid!) }) },
          { value: 'part', label: messages.notInFull },
        ]

  return (
    <>
      <RadioGroup
        legend={messages.depositQuestion[stage]}
        className={stage === 'start' ? '[&>div]:grid-cols-2' : undefined}
        options={options}
        {...form.register('depositChoice')}
      />
      {asksForAmount && (
        <Field label={messages.depositAmount[stage]} error={invalid ?? errors.amount}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40"
            {...form.register('depositAmount', {
              validate: (text) => amountProblem(text, inputs.priceInvalid) ?? true,
            })}
          />
        </Field>
      )}
      {choice !== '' && choice !== 'full' && (
        <Field label={messages.depositNote[stage]} error={errors.note} optional>
          <Input maxLength={LIMITS.depositNote.max} {...form.register('depositNote')} />
        </Field>
      )}
    </>
  )
}

/** The fields of the request for the deposit; empty ones are omitted. */
export function givenDeposit(
  { depositChoice, depositAmount, depositNote }: DepositValues,
  paid: string | null
): Partial<NewHandoverRecord> {
  if (depositChoice === '') return {}
  const note = isBlank(depositNote) ? {} : { depositNote: depositNote.trim() }
  if (depositChoice === 'full') return { depositReturned: paid! }
  if (depositChoice === 'part') return { depositReturned: normalizeAmount(depositAmount), ...note }
  const amount = depositChoice === 'none' ? {} : { depositAmount: normalizeAmount(depositAmount) }
  return { depositWay: depositChoice as DepositWay, ...amount, ...note }
}
