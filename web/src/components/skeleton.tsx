import { classes } from '@/lib/classes'

/** The shape of something that is still on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classes(
        'animate-shimmer rounded-control bg-line bg-linear-110 from-transparent from-40% via-canvas/70 to-transparent to-60% bg-size-[200%_100%] bg-no-repeat',
        className
      )}
    />
  )
}
