import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'
import { ROW_ON_PHONES } from '@/lib/phone_rows'

const COLUMNS = {
  /** Four columns on wide screens, next to the filters too. */
  beside:
    'min-[22rem]:grid-cols-2 min-[56rem]:grid-cols-3 lg:grid-cols-2 min-[72rem]:grid-cols-3 min-[96rem]:grid-cols-4',
  3: 'min-[22rem]:grid-cols-2 md:grid-cols-3',
  4: 'min-[22rem]:grid-cols-2 min-[56rem]:grid-cols-3 min-[72rem]:grid-cols-4',
}

type Props = {
  /** `ItemCard`s or their skeletons. */
  children: ReactNode
  /** Number of columns on the widest screens. */
  columns?: keyof typeof COLUMNS
  /** Whether the items are a row that scrolls sideways on phones. */
  isRow?: boolean
}

/** A responsive grid: two columns of compact cards or a row on phones, up to four columns on wide screens. */
export function ItemGrid({ children, columns = 4, isRow = false }: Props) {
  return (
    <ul
      data-row={isRow || undefined}
      data-compact={!isRow || undefined}
      className={classes(
        'group/items grid grid-cols-1 gap-3 min-[30rem]:gap-4 sm:gap-5',
        COLUMNS[columns],
        isRow && ROW_ON_PHONES
      )}
    >
      {children}
    </ul>
  )
}
