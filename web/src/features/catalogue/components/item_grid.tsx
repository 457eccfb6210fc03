import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

const COLUMNS = {
  /** Four on a desk, beside the filters too. */
  beside:
    'min-[30rem]:grid-cols-2 min-[56rem]:grid-cols-3 lg:grid-cols-2 min-[72rem]:grid-cols-3 min-[96rem]:grid-cols-4',
  3: 'min-[30rem]:grid-cols-2 md:grid-cols-3',
  4: 'min-[30rem]:grid-cols-2 min-[56rem]:grid-cols-3 min-[72rem]:grid-cols-4',
}

type Props = {
  /** `ItemCard`s or their skeletons. */
  children: ReactNode
  /** How many columns the widest screen gets. */
  columns?: keyof typeof COLUMNS
}

/** Cards side by side: one column on a phone, up to four on a desk. */
export function ItemGrid({ children, columns = 4 }: Props) {
  return (
    <ul className={classes('grid grid-cols-1 gap-4 sm:gap-5', COLUMNS[columns])}>{children}</ul>
  )
}
