import {
  DOCUMENT_TYPES,
  type DocumentType,
  type VerificationDocument,
} from '@saajha/contract/verification'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Skeleton } from '@/components/skeleton'
import { DocumentCard } from '@/features/verification/components/document_card'
import { DOCUMENTS_KEY } from '@/lib/queries/query_keys'
import { common } from '@/messages/common'
import { verification } from '@/messages/verification'

type Props = {
  /** Renders the form for another document of one of the remaining types. */
  form: (types: readonly DocumentType[]) => ReactNode
  /** Renders the correction form of a pending document. */
  correction: (document: VerificationDocument, onClose: () => void) => ReactNode
}

/** A member's identity documents; another can be submitted until one is verified. */
export function DocumentsSection({ form, correction }: Props) {
  const {
    data: documents,
    isError,
    refetch,
  } = useQuery<VerificationDocument[]>({
    queryKey: DOCUMENTS_KEY,
  })

  return (
    <>
      <h2 className="text-heading">{verification.heading}</h2>
      <p className="mt-1 text-soft">{verification.hint}</p>
      <div className="mt-5 flex flex-col gap-6">
        {documents && <Documents documents={documents} form={form} correction={correction} />}
        {!documents && !isError && <Skeleton className="h-44" />}
        {!documents && isError && (
          <Alert
            variant="danger"
            title={verification.loadFailed}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {common.tryAgain}
              </Button>
            }
          >
            {common.offlineHint}
          </Alert>
        )}
      </div>
    </>
  )
}

function Documents(props: Props & { documents: VerificationDocument[] }) {
  const { documents, form, correction } = props
  // One form at a time: a second one would discard the values of the first.
  const [editedId, setEditedId] = useState<string | null>(null)
  const [earlier] = useState(documents)
  const edited = documents.find(({ id, status }) => id === editedId && status === 'pending')
  const isVerified = documents.some(({ status }) => status === 'verified')
  const submitted = documents.map(({ documentType }) => documentType)
  const typesLeft = DOCUMENT_TYPES.filter((type) => !submitted.includes(type))
  const isFormBelow = !isVerified && typesLeft.length > 0

  return (
    <>
      {documents.length > 0 && (
        <ul aria-label={verification.list} className="flex flex-col gap-4">
          {documents.map((document) => (
            <DocumentCard
              key={document.id}
              document={document}
              isNew={earlier.every(({ id }) => id !== document.id)}
              onEdit={edited ? null : () => setEditedId(document.id)}
              correction={document === edited && correction(document, () => setEditedId(null))}
              isFormBelow={isFormBelow}
            />
          ))}
        </ul>
      )}
      {isFormBelow && form(typesLeft)}
    </>
  )
}
