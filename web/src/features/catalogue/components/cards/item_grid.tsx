import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

const COLUMNS = {
  /** Four columns on wide screens, next to the filters too. */
  beside:
    'min-[30rem]:grid-cols-2 min-[56rem]:grid-cols-3 lg:grid-cols-2 min-[72rem]:grid-cols-3 min-[96rem]:grid-cols-4',
  3: 'min-[30rem]:grid-cols-2 md:grid-cols-3',
  4: 'min-[30rem]:grid-cols-2 min-[56rem]:grid-cols-3 min-[72rem]:grid-cols-4',
}

type Props = {
  /** `ItemCard`s or their skeletons. */
  children: ReactNode
  /** Number of columns on the widest screens. */
  columns?: keyof typeof COLUMNS
}

/** A responsive grid: one column on phones, up to four on wide screens. */
export function ItemGrid({ children, columns = 4 }: Props) {
  return (
    <ul className={classes('grid grid-cols-1 gap-4 sm:gap-5', COLUMNS[columns])}>{children}</ul>
  )
}
