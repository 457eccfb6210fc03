import { Link } from 'react-router-dom'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { shell } from '@/messages/shell'

/** The logo: two overlapping circles, and the name where the header has room for it. */
export function Logo({ hasLittleRoom }: { hasLittleRoom: boolean }) {
  return (
    <Link
      to="/"
      aria-label={shell.homeLink}
      className="flex min-h-11 items-center gap-2 rounded-control"
    >
      <svg viewBox="0 0 40 32" aria-hidden className="h-8 w-10 shrink-0">
        <circle cx="14" cy="16" r="11" className="fill-accent" />
        <circle cx="26" cy="16" r="10" fill="none" strokeWidth="3.5" className="stroke-primary" />
      </svg>
      <span
        className={classes(
          'font-display text-2xl leading-none font-extrabold tracking-tight text-primary',
          hasLittleRoom
            ? 'max-[24rem]:text-xl @max-[22rem]/header:hidden'
            : 'max-[22rem]:text-xl @max-[20rem]/header:hidden'
        )}
      >
        {PRODUCT_NAME}
      </span>
    </Link>
  )
}
