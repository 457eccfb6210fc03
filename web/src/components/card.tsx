import type { ComponentProps } from 'react'
import { classes } from '@/lib/classes'

type Props = ComponentProps<'div'> & {
  /** `li` or `article` for semantics. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Adds a hover effect, for cards that are links. */
  interactive?: boolean
}

/** A surface that groups content, without padding. */
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
