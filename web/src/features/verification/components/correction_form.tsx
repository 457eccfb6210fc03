import type { VerificationDocument } from '@saajha/contract/verification'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { useUnsavedInput } from '@/components/unsaved_input'
import { DocumentInputs } from '@/features/verification/components/document_inputs'
import { useCorrectDocument } from '@/features/verification/hooks/use_correct_document'
import { useMissingToast } from '@/features/verification/hooks/use_missing_toast'
import type { DocumentFields } from '@/features/verification/hooks/use_submit_document'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { common } from '@/messages/common'
import { verification } from '@/messages/verification'

type Props = {
  document: VerificationDocument
  /** Renders the image picker; it is locked while the correction is being sent. */
  images: (isLocked: boolean) => ReactNode
  /** Whether the chosen images differ from the document's. */
  areImagesChanged: boolean
  /** Uploads the chosen images and returns the URLs of all. */
  uploadImages: () => Promise<string[]>
  onClose: () => void
}

/** Form to correct number, holder and images of a pending document. */
export function CorrectionForm(props: Props) {
  const { document, images, areImagesChanged, uploadImages, onClose } = props
  const correction = useCorrectDocument(document, areImagesChanged ? uploadImages : null)
  const toastMissing = useMissingToast()
  const form = useForm<DocumentFields>({
    defaultValues: {
      documentType: document.documentType,
      number: '',
      holderName: document.holderName,
    },
  })
  const [number, holderName] = useWatch({ control: form.control, name: ['number', 'holderName'] })
  const isUnsaved = areImagesChanged || number.trim() !== '' || holderName !== document.holderName
  useUnsavedInput(isUnsaved, { isSending: correction.isPending })

  const submit = (fields: DocumentFields) => {
    if (correction.isPending) return
    if (!isUnsaved) return onClose()
    correction.mutate(fields, {
      onSuccess: onClose,
      onError: (error) => applyServerErrors(error, form, nameOfField),
    })
  }

  return (
    <form
      noValidate
      aria-label={verification.editWhich({ title: verification.types[document.documentType] })}
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(submit, toastMissing)}
    >
      <DocumentInputs
        form={form}
        currentNumber={document.documentNumber}
        images={images(correction.isPending)}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" busy={correction.isPending}>
          {correction.isPending ? verification.updating : verification.update}
        </Button>
        <Button variant="outline" disabled={correction.isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}

function nameOfField(field: string) {
  return field === 'fullDocumentNumber' ? 'number' : field
}
