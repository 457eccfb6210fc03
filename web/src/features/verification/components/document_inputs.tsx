import { isUsualNumber } from '@saajha/contract/document_number'
import { LIMITS } from '@saajha/contract/limits'
import { useId, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import type { DocumentFields } from '@/features/verification/hooks/use_submit_document'
import { DOCUMENT_RULES } from '@/features/verification/validation'
import { useDebouncedValue } from '@/lib/hooks/use_debounced_value'
import { common } from '@/messages/common'
import { verification } from '@/messages/verification'

type Props = {
  form: UseFormReturn<DocumentFields>
  /** The masked number that an empty field keeps in a correction; the field is then focused first. */
  currentNumber?: string
  /** The image picker. */
  images: ReactNode
}

/** Fields for number, holder and images of an identity document. */
export function DocumentInputs({ form, currentNumber, images }: Props) {
  const id = useId()
  const { errors } = form.formState
  const isCorrection = currentNumber !== undefined
  const unusual = useUnusualHint(form)

  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label={verification.numberLabel}
          hint={
            unusual ??
            (isCorrection
              ? verification.numberKeptHint({ number: currentNumber })
              : verification.numberHint)
          }
          error={errors.number?.message}
          required={!isCorrection}
        >
          <Input
            autoFocus={isCorrection}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LIMITS.documentNumber.max}
            {...form.register('number', isCorrection ? {} : DOCUMENT_RULES.number)}
          />
        </Field>
        <Field
          label={verification.holderLabel}
          hint={verification.holderHint}
          error={errors.holderName?.message}
          required
        >
          <Input
            autoComplete="name"
            maxLength={LIMITS.fullName.max}
            {...form.register('holderName', DOCUMENT_RULES.holderName)}
          />
        </Field>
      </div>
      <div role="group" aria-labelledby={`${id}-images`} className="flex flex-col gap-1.5">
        <p id={`${id}-images`} className="text-sm font-semibold">
          {verification.images} <span className="font-normal text-soft">{common.optional}</span>
        </p>
        {images}
      </div>
    </>
  )
}

const WRITTEN_AFTER_MS = 500

/** The hint about a written number that does not look like one of its document; null for others. */
function useUnusualHint({ control }: UseFormReturn<DocumentFields>) {
  const [type, number] = useWatch({ control, name: ['documentType', 'number'] })
  const written = useDebouncedValue(number, WRITTEN_AFTER_MS)
  if (type === '' || number.trim() === '' || number !== written) return null
  if (isUsualNumber(type, number)) return null
  return verification.numberUnusual({ type: verification.types[type] })
}
