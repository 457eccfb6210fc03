import { LIMITS } from '@saajha/contract/limits'
import type { DocumentType } from '@saajha/contract/verification'
import { inputs } from '@/messages/inputs'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { Select } from '@/components/select'
import { toast } from '@/components/toast_queue'
import {
  useSubmitDocument,
  type DocumentFields,
} from '@/features/verification/hooks/use_submit_document'
import { DOCUMENT_RULES } from '@/features/verification/validation'
import { everywhere } from '@/messages/everywhere'
import { verification } from '@/messages/verification'

type Props = {
  /** The types not handed in yet. */
  types: readonly DocumentType[]
  /** Chooses images, which stay as they are while the document is being sent. */
  images: (isLocked: boolean) => ReactNode
  /** Sends the chosen images and gives their addresses. */
  uploadImages: () => Promise<string[]>
  onSubmitted: () => void
}

/** Hands in an identity document. */
export function DocumentForm({ types, images, uploadImages, onSubmitted }: Props) {
  const id = useId()
  const submission = useSubmitDocument(uploadImages)
  const { register, handleSubmit, formState } = useForm<DocumentFields>({
    defaultValues: { documentType: '', number: '', holderName: '' },
  })
  const { errors } = formState

  const submit = (fields: DocumentFields) => {
    if (!submission.isPending) submission.mutate(fields, { onSuccess: onSubmitted })
  }
  const refuse = () =>
    toast({
      title: verification.missing,
      description: inputs.documentFieldsRequired,
      variant: 'destructive',
    })

  return (
    <form
      noValidate
      aria-labelledby={`${id}-heading`}
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(submit, refuse)}
    >
      <h3 id={`${id}-heading`} className="text-lg">
        {verification.formHeading}
      </h3>
      <Field label={verification.type} error={errors.documentType?.message} required>
        <Select
          placeholder={verification.typePlaceholder}
          options={types.map((type) => ({ value: type, label: verification.types[type] }))}
          {...register('documentType', DOCUMENT_RULES.documentType)}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label={verification.numberLabel}
          hint={verification.numberHint}
          error={errors.number?.message}
          required
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.documentNumber.max}
            {...register('number', DOCUMENT_RULES.number)}
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
            {...register('holderName', DOCUMENT_RULES.holderName)}
          />
        </Field>
      </div>
      <div role="group" aria-labelledby={`${id}-images`} className="flex flex-col gap-1.5">
        <p id={`${id}-images`} className="text-sm font-semibold">
          {verification.images} <span className="font-normal text-soft">{everywhere.optional}</span>
        </p>
        {images(submission.isPending)}
      </div>
      <Button type="submit" size="lg" busy={submission.isPending} className="sm:self-start">
        {submission.isPending ? verification.submitting : verification.submit}
      </Button>
    </form>
  )
}
