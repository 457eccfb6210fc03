import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

/** A table cell; on a card it is labelled with the name of its column. */
export function DocumentCell(props: { name: string; isNamed?: boolean; children: ReactNode }) {
  const { name, isNamed = true, children } = props

  return (
    <td
      role="cell"
      className={classes(
        'xl:table-cell xl:border-t xl:border-line xl:px-3 xl:py-3 xl:align-middle xl:first:pl-4 xl:last:pr-4',
        isNamed ? 'flex flex-wrap gap-x-3' : 'block'
      )}
    >
      {isNamed && (
        <span aria-hidden className="w-22 shrink-0 text-sm text-soft xl:hidden">
          {name}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-32">{children}</div>
    </td>
  )
}
