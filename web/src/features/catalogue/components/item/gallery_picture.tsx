import { galleryPhotoSources, wholeSources } from '@saajha/contract/media'
import { Expand } from 'lucide-react'
import { Picture } from '@/components/picture'
import { classes } from '@/lib/classes'
import { details } from '@/messages/details'

type Props = {
  src: string
  /** The alternative text of the page's first picture. */
  alt: string
  label: string
  /** Number of further pictures that the mosaic does not show. */
  hidden: number
  isFirst: boolean
  /** Whether it is the only picture. Wide screens show an only picture uncropped. */
  isAlone: boolean
  onEnlarge: () => void
}

/** A picture of an item's gallery; a click opens it in the viewer. */
export function GalleryPicture({ src, alt, label, hidden, isFirst, isAlone, onEnlarge }: Props) {
  // The card variant is cropped to 4:3, so the large picture is always a whole one.
  const sources = isFirst ? wholeSources(src) : galleryPhotoSources(src)
  const more = hidden > 0 ? details.morePictures({ count: hidden }) : null

  return (
    <button
      type="button"
      aria-label={more ? `${label}, ${more}` : label}
      onClick={onEnlarge}
      className="group relative block size-full overflow-hidden -outline-offset-3 lg:rounded-item"
    >
      <Picture
        {...sources}
        alt={alt}
        eager={isFirst}
        fill={isAlone ? 'always' : 'portrait'}
        className={classes(
          'size-full transition duration-300 ease-out-soft group-hover:brightness-95 lg:aspect-auto',
          isAlone &&
            'lg:[&>img:last-child]:mx-auto lg:[&>img:last-child]:w-auto lg:[&>img:last-child]:max-w-full lg:[&>img:last-child]:object-contain lg:[&>img:last-child]:mask-x-from-92%',
          // The small pictures of the mosaic fill their slots.
          !isFirst &&
            'lg:[&>img:last-child]:w-full lg:[&>img:last-child]:object-cover lg:[&>img:last-child]:mask-none'
        )}
      />
      {isFirst && (
        <span className="absolute right-3 bottom-3 hidden size-11 place-items-center rounded-full bg-surface/90 text-ink shadow-soft transition group-hover:text-primary lg:grid">
          <Expand aria-hidden className="size-5" />
        </span>
      )}
      {more && (
        <span className="absolute inset-0 hidden place-items-center bg-scrim font-display text-xl font-bold text-on-scrim lg:grid">
          {more}
        </span>
      )}
    </button>
  )
}
