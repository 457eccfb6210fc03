import type { DocumentType, VerificationDocument } from '@saajha/contract/verification'
import { useState } from 'react'
import { Card } from '@/components/card'
import { DocumentPicker } from '@/features/media/components/document_picker'
import { usePhotos } from '@/features/media/hooks/use_photos'
import { CorrectionForm } from '@/features/verification/components/correction_form'
import { DocumentForm } from '@/features/verification/components/document_form'
import { DocumentsSection } from '@/features/verification/components/documents_section'
import { verification } from '@/messages/verification'

/** Section of the profile page for a member's verification documents. */
export function ProfileDocuments() {
  const [submissions, setSubmissions] = useState(0)

  return (
    <Card
      as="section"
      aria-label={verification.heading}
      className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6"
    >
      <DocumentsSection
        form={(types) => (
          <NewDocument
            key={submissions}
            types={types}
            onSubmitted={() => setSubmissions(submissions + 1)}
          />
        )}
        correction={(document, onClose) => <Correction document={document} onClose={onClose} />}
      />
    </Card>
  )
}

type Props = { types: readonly DocumentType[]; onSubmitted: () => void }

function NewDocument({ types, onSubmitted }: Props) {
  const images = usePhotos([], { purpose: 'document' })

  return (
    <DocumentForm
      types={types}
      images={(isLocked) => <DocumentPicker images={images} isLocked={isLocked} />}
      areImagesChosen={images.isChanged}
      uploadImages={images.upload}
      onSubmitted={onSubmitted}
    />
  )
}

type CorrectionProps = { document: VerificationDocument; onClose: () => void }

function Correction({ document, onClose }: CorrectionProps) {
  const images = usePhotos(document.documentImageUrls, { purpose: 'document' })

  return (
    <CorrectionForm
      document={document}
      images={(isLocked) => <DocumentPicker images={images} isLocked={isLocked} />}
      areImagesChanged={images.isChanged}
      uploadImages={images.upload}
      onClose={onClose}
    />
  )
}
