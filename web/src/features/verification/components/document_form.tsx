import type { DocumentType } from '@saajha/contract/verification'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Select } from '@/components/select'
import { useUnsavedInput } from '@/components/unsaved_input'
import { DocumentInputs } from '@/features/verification/components/document_inputs'
import { useMissingToast } from '@/features/verification/hooks/use_missing_toast'
import {
  useSubmitDocument,
  type DocumentFields,
} from '@/features/verification/hooks/use_submit_document'
import { DOCUMENT_RULES } from '@/features/verification/validation'
import { verification } from '@/messages/verification'

type Props = {
  /** The types not submitted yet. */
  types: readonly DocumentType[]
  /** Renders the image picker; it is locked while the document is being sent. */
  images: (isLocked: boolean) => ReactNode
  areImagesChosen: boolean
  /** Uploads the chosen images and returns their URLs. */
  uploadImages: () => Promise<string[]>
  onSubmitted: () => void
}

/** Form to submit an identity document. */
export function DocumentForm(props: Props) {
  const { types, images, areImagesChosen, uploadImages, onSubmitted } = props
  const id = useId()
  const submission = useSubmitDocument(uploadImages)
  const toastMissing = useMissingToast()
  const form = useForm<DocumentFields>({
    defaultValues: { documentType: '', number: '', holderName: '' },
  })
  useUnsavedInput(areImagesChosen || form.formState.isDirty, { isSending: submission.isPending })

  const submit = (fields: DocumentFields) => {
    if (!submission.isPending) submission.mutate(fields, { onSuccess: onSubmitted })
  }

  return (
    <form
      noValidate
      aria-labelledby={`${id}-heading`}
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(submit, toastMissing)}
    >
      <h3 id={`${id}-heading`} className="text-lg">
        {verification.formHeading}
      </h3>
      <Field label={verification.type} error={form.formState.errors.documentType?.message} required>
        <Select
          placeholder={verification.typePlaceholder}
          options={types.map((type) => ({ value: type, label: verification.types[type] }))}
          {...form.register('documentType', DOCUMENT_RULES.documentType)}
        />
      </Field>
      <DocumentInputs form={form} images={images(submission.isPending)} />
      <Button type="submit" size="lg" busy={submission.isPending} className="sm:self-start">
        {submission.isPending ? verification.submitting : verification.submit}
      </Button>
    </form>
  )
}
