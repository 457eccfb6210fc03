import { useState } from 'react'
import { classes } from '@/lib/classes'
import { photoPlaceholder } from '@/lib/photo_placeholder'

/** Stands in for an item without pictures, and for a picture that cannot be read. */
export const DEFAULT_PICTURE = '/default-item.webp'

const RATIOS = { '4/3': 'aspect-4/3', '1/1': 'aspect-square', '16/9': 'aspect-video' }

type Props = {
  src: string | null | undefined
  /** Other sizes of the same picture, and how wide it is shown, for the browser to choose by. */
  srcSet?: string
  sizes?: string
  /** Empty where the words beside it say the same. */
  alt: string
  ratio?: keyof typeof RATIOS
  /** For what is in sight at once, such as the picture at the top of a page. */
  eager?: boolean
  className?: string
}

/** A photo in a frame of fixed shape, so that the page never jumps when it arrives. */
export function Picture(props: Props) {
  const { src, srcSet, sizes, alt, ratio = '4/3', eager = false, className } = props
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const [drawable, setDrawable] = useState<string | null>()
  const isReadable = src && src !== unreadable
  const dropBlur = () => setDrawable(src)

  return (
    <div
      className={classes('overflow-hidden bg-sunken', RATIOS[ratio], className)}
      style={isReadable && src !== drawable ? photoPlaceholder(src) : undefined}
    >
      <img
        src={isReadable ? src : DEFAULT_PICTURE}
        srcSet={isReadable ? srcSet : undefined}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        // Loaded is not yet decoded: with nothing behind it the frame would flash.
        onLoad={({ currentTarget }) => void currentTarget.decode().then(dropBlur, dropBlur)}
        onError={() => setUnreadable(src ?? null)}
        className="size-full object-cover"
      />
    </div>
  )
}
