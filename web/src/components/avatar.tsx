import { Avatar as Radix } from 'radix-ui'
import { classes } from '@/lib/classes'
import { initials } from '@/lib/initials'

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-20 text-2xl' }

type Props = {
  /** Whose face it is; its initials stand in for a missing picture. */
  name: string
  src?: string | null
  size?: keyof typeof SIZES
  className?: string
}

/** A member's picture, or their initials. Decorative: the name stands beside it or labels its button. */
export function Avatar({ name, src, size = 'md', className }: Props) {
  return (
    <Radix.Root
      aria-hidden
      className={classes(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-tint',
        'font-semibold text-primary select-none',
        SIZES[size],
        className
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      {/* Drawn rather than written: as a text it would have to stand in the label of its button. */}
      <Radix.Fallback
        data-initials={initials(name)}
        className="before:content-[attr(data-initials)]"
      />
    </Radix.Root>
  )
}
