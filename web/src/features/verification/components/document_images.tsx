import { useState } from 'react'
import { DocumentImage } from '@/features/verification/components/document_image'
import { DocumentViewer } from '@/features/verification/components/document_viewer'
import { verification } from '@/messages/verification'

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
      <ul className="flex min-w-26 flex-wrap gap-2">
        {imageUrls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={verification.enlarge({ title, number: index + 1 })}
              onClick={() => setShown(index)}
              className="block size-12 overflow-hidden rounded-control border border-line bg-sunken transition hover:border-primary hover:shadow-soft"
            >
              <DocumentImage src={url} alt="" isThumbnail className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
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
