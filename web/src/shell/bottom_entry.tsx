import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classes } from '@/lib/classes'
import { UnreadMark } from '@/shell/unread_mark'

/** The classes of an entry of the bottom bar. */
export const BOTTOM_ENTRY =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-[min(0.75rem,3.75vw)] font-semibold -outline-offset-2 transition-transform duration-150 active:scale-95'

type Props = {
  to: string
  label: string
  /** The accessible name, if it says more than the label. */
  name?: string
  count?: number
  Icon: LucideIcon
  isHere: boolean
}

/** A link of the bottom bar. */
export function BottomEntry({ to, label, name, count = 0, Icon, isHere }: Props) {
  return (
    <Link
      to={to}
      aria-label={name}
      aria-current={isHere ? 'page' : undefined}
      className={classes(BOTTOM_ENTRY, isHere ? 'text-primary' : 'text-soft')}
    >
      <span
        className={classes(
          'relative grid h-8 w-full max-w-14 place-items-center rounded-full transition-colors duration-150',
          isHere && 'forced-selected bg-primary-tint'
        )}
      >
        <Icon aria-hidden className="size-5.5" />
        <UnreadMark count={count} className="-top-1 right-1" />
      </span>{' '}
      {label}
    </Link>
  )
}
