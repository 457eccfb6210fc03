import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

/** A table cell; on a card it is labelled with the name of its column. */
export function DocumentCell(props: { name: string; isNamed?: boolean; children: ReactNode }) {
  const { name, isNamed = true, children } = props

  return (
    <td
      role="cell"
      className={classes(
        'block xl:table-cell xl:border-t xl:border-line xl:px-3 xl:py-3 xl:align-middle xl:first:pl-4 xl:last:pr-4',
        isNamed && 'grid grid-cols-[5.5rem_1fr] gap-3'
      )}
    >
      {isNamed && (
        <span aria-hidden className="text-sm text-soft xl:hidden">
          {name}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  )
}
