import { classes } from '@/lib/classes'
import { shell } from '@/messages/shell'

/** The unread count on the corner of an icon. Decorative: the parent's accessible name includes the count. */
export function UnreadMark({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className={classes(
        'forced-edge absolute grid h-5 min-w-5 animate-rise-in place-items-center rounded-full bg-danger px-1 text-xs font-bold text-on-danger',
        className
      )}
    >
      {shell.unread({ count })}
    </span>
  )
}
