import { DocumentImage } from '@/features/verification/components/document_image'
import { verification } from '@/messages/verification'

type Props = {
  title: string
  imageUrls: readonly string[]
  onShow: (index: number) => void
}

/** Thumbnails of a document's images in one line. */
export function DocumentThumbnails({ title, imageUrls, onShow }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {imageUrls.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={verification.enlarge({ title, number: index + 1 })}
            onClick={() => onShow(index)}
            className="block size-12 overflow-hidden rounded-control border border-line bg-sunken transition hover:border-primary hover:shadow-soft"
          >
            <DocumentImage src={url} alt="" isThumbnail className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
