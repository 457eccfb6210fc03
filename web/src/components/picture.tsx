import { useState } from 'react'
import { classes } from '@/lib/classes'
import { photoPlaceholder } from '@/lib/photo_placeholder'

/** Shown for an item without pictures and for a picture that fails to load. */
export const DEFAULT_PICTURE = '/default-item.webp'

const RATIOS = { '4/3': 'aspect-4/3', '1/1': 'aspect-square', '16/9': 'aspect-video' }

type Props = {
  src: string | null | undefined
  /** The variants of the picture; `sizes` is its display width. */
  srcSet?: string
  sizes?: string
  /** Empty if the adjacent text says the same. */
  alt: string
  ratio?: keyof typeof RATIOS
  /** For pictures above the fold. */
  eager?: boolean
  className?: string
}

/** A photo in a frame of fixed ratio, which avoids layout shifts. */
export function Picture(props: Props) {
  const { src, srcSet, sizes, alt, ratio = '4/3', eager = false, className } = props
  const [failed, setFailed] = useState<string | null>(null)
  const [decoded, setDecoded] = useState<string | null>()
  const isUsable = src && src !== failed
  const removePlaceholder = () => setDecoded(src)

  return (
    <div
      className={classes('overflow-hidden bg-sunken', RATIOS[ratio], className)}
      style={isUsable && src !== decoded ? photoPlaceholder(src) : undefined}
    >
      <img
        src={isUsable ? src : DEFAULT_PICTURE}
        srcSet={isUsable ? srcSet : undefined}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        // The placeholder stays until the picture is decoded, to avoid a flash.
        onLoad={({ currentTarget }) =>
          void currentTarget.decode().then(removePlaceholder, removePlaceholder)
        }
        onError={() => setFailed(src ?? null)}
        className="size-full object-cover"
      />
    </div>
  )
}
