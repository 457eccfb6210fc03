import type { ComponentProps } from 'react'
import { classes } from '@/lib/classes'

type Props = ComponentProps<'div'> & {
  /** `li` or `article` where that says more than a `div`. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Lifts under the pointer: for cards that lead somewhere. */
  interactive?: boolean
}

/** A surface for things that belong together. It has no padding of its own. */
export function Card({ as: Tag = 'div', interactive = false, className, ...attributes }: Props) {
  return (
    <Tag
      className={classes(
        'overflow-hidden rounded-card border border-line bg-surface shadow-soft',
        interactive &&
          'transition duration-200 ease-out-soft hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.99]',
        className
      )}
      {...(attributes as object)}
    />
  )
}
