import { useState } from 'react'
import { classes } from '@/lib/classes'

/** Stands in for an item without pictures, and for a picture that cannot be read. */
export const DEFAULT_PICTURE = '/default-item.webp'

const RATIOS = { '4/3': 'aspect-4/3', '1/1': 'aspect-square', '16/9': 'aspect-video' }

type Props = {
  src: string | null | undefined
  /** Empty where the words beside it say the same. */
  alt: string
  ratio?: keyof typeof RATIOS
  /** For what is in sight at once, such as the picture at the top of a page. */
  eager?: boolean
  className?: string
}

/** A photo in a frame of fixed shape, so that the page never jumps when it arrives. */
export function Picture({ src, alt, ratio = '4/3', eager = false, className }: Props) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const shown = src && src !== unreadable ? src : DEFAULT_PICTURE

  return (
    <div className={classes('overflow-hidden bg-sunken', RATIOS[ratio], className)}>
      <img
        src={shown}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setUnreadable(shown)}
        className="size-full object-cover"
      />
    </div>
  )
}
