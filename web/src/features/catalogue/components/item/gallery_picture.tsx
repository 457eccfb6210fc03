import { cardImage } from '@saajha/contract/media'
import { Expand } from 'lucide-react'
import { Picture } from '@/components/picture'
import { classes } from '@/lib/classes'
import { item as messages } from '@/messages/item'

/** The widths of the two variants of a photo, in pixels. */
const CARD = 640
const FULL = 1600

type Props = {
  src: string
  /** The alternative text of the page's first picture. */
  alt: string
  label: string
  /** Number of further pictures that the mosaic does not show. */
  hidden: number
  isFirst: boolean
  /** Whether it is the only picture, which wide screens show uncropped. */
  isAlone: boolean
  onEnlarge: () => void
}

/** A picture of an item's gallery; a click opens it in the viewer. */
export function GalleryPicture({ src, alt, label, hidden, isFirst, isAlone, onEnlarge }: Props) {
  const card = cardImage(src)
  const more = hidden > 0 ? messages.morePictures({ count: hidden }) : null

  return (
    <button
      type="button"
      aria-label={more ? `${label}, ${more}` : label}
      onClick={onEnlarge}
      className="group relative block size-full overflow-hidden -outline-offset-3 lg:rounded-item"
    >
      {isAlone && (
        <img
          src={card}
          alt=""
          className="absolute inset-0 hidden size-full scale-110 object-cover opacity-70 blur-2xl lg:block"
        />
      )}
      <Picture
        src={isFirst ? src : card}
        srcSet={card === src ? undefined : `${card} ${CARD}w, ${src} ${FULL}w`}
        sizes={isFirst ? '(width < 64rem) 100vw, 40rem' : '(width < 64rem) 100vw, 20rem'}
        alt={alt}
        eager={isFirst}
        className={classes(
          'relative size-full transition duration-300 ease-out-soft group-hover:brightness-95 lg:aspect-auto',
          isAlone &&
            'lg:bg-transparent lg:[&>img]:mx-auto lg:[&>img]:w-auto lg:[&>img]:max-w-full lg:[&>img]:object-contain lg:[&>img]:mask-x-from-92%'
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
