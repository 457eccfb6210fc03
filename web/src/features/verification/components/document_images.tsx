import { useState } from 'react'
import { DocumentThumbnails } from '@/features/verification/components/document_thumbnails'
import { DocumentViewer } from '@/features/verification/components/document_viewer'

type Props = {
  /** Whose document it is, or which. */
  title: string
  /** Private addresses, which open for the submitter and administrators alone. */
  imageUrls: readonly string[]
}

/** The images of a document, small; each opens enlarged. */
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
