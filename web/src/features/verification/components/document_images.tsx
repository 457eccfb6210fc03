import { useState } from 'react'
import { DocumentThumbnails } from '@/features/verification/components/document_thumbnails'
import { DocumentViewer } from '@/features/verification/components/document_viewer'

type Props = {
  /** The member or the document, for the accessible names. */
  title: string
  /** Private URLs, readable by the submitter and administrators only. */
  imageUrls: readonly string[]
}

/** Thumbnails of a document's images; each opens enlarged. */
export function DocumentImages({ title, imageUrls }: Props) {
  const [shown, setShown] = useState<number | null>(null)

  return (
    <>
      <DocumentThumbnails title={title} imageUrls={imageUrls} onShow={setShown} />
      <DocumentViewer
        title={title}
        imageUrls={imageUrls}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  )
}
