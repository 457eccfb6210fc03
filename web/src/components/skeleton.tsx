import type { ComponentProps } from 'react'
import { classes } from '@/lib/classes'

/** A placeholder for content that is loading; set its size by `className`. */
export function Skeleton({ className, ...attributes }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={classes(
        'animate-shimmer rounded-control bg-line bg-linear-110 from-transparent from-40% via-canvas/70 to-transparent to-60% bg-size-[200%_100%] bg-no-repeat',
        className
      )}
      {...attributes}
    />
  )
}
