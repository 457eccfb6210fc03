import { useState } from 'react'
import { classes } from '@/lib/classes'
import { initials } from '@/lib/text/initials'

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-20 text-2xl' }

type Props = {
  /** The member's name, whose initials replace a missing picture. */
  name: string
  src?: string | null
  size?: keyof typeof SIZES
  className?: string
}

/** A member's picture or initials. Decorative: the name is next to it or labels its button. */
export function Avatar({ name, src, size = 'md', className }: Props) {
  const [seen, setSeen] = useState<string | null>(null)

  return (
    <span
      aria-hidden
      className={classes(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-tint',
        'font-semibold text-primary select-none',
        SIZES[size],
        className
      )}
    >
      {src && (
        <img
          src={src}
          alt=""
          decoding="async"
          onLoad={() => setSeen(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {/* An SVG rather than text, which the label of its button would have to include. */}
      {(!src || seen !== src) && (
        <span data-initials={initials(name)} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  )
}
