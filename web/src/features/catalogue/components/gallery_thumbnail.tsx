import { Picture } from '@/components/picture'
import { item as words } from '@/messages/item'

type Props = {
  src: string
  label: string
  /** How many more pictures there are behind this one. */
  hidden: number
  onEnlarge: () => void
}

/** A small picture under the large one. */
export function GalleryThumbnail({ src, label, hidden, onEnlarge }: Props) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        onClick={onEnlarge}
        className="relative block w-full overflow-hidden rounded-control transition hover:brightness-95"
      >
        <Picture src={src} alt="" />
        {hidden > 0 && (
          <span className="absolute inset-0 grid place-items-center bg-scrim font-display text-xl font-bold text-on-deep">
            {words.morePictures({ count: hidden })}
          </span>
        )}
      </button>
    </li>
  )
}
