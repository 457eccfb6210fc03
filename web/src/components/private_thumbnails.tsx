import { privateThumbnail } from '@saajha/contract/private_thumbnail'
import { PrivateImage } from '@/components/private_image'
import { privateImages as messages } from '@/messages/private_images'

type Props = {
  title: string
  imageUrls: readonly string[]
  /** The index of the image whose viewer is loading. */
  opening?: number | null
  onShow: (index: number) => void
}

/** Thumbnails of private images in one line. */
export function PrivateThumbnails({ title, imageUrls, opening, onShow }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {imageUrls.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={messages.enlarge({ title, number: index + 1 })}
            aria-busy={index === opening || undefined}
            onClick={() => onShow(index)}
            className="block size-12 overflow-hidden rounded-control border border-line bg-sunken transition hover:border-primary hover:shadow-soft"
          >
            <PrivateImage
              src={privateThumbnail(url)}
              alt=""
              isThumbnail
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
