import type { SubmittedDocument } from '@saajha/contract/verification'
import { Link } from 'react-router-dom'
import {
  filterDocuments,
  STATUS_FILTERS,
  type StatusFilter,
} from '@/features/verification/status_filter'
import { classes } from '@/lib/classes'
import { formatCount } from '@/lib/format'
import { admin } from '@/messages/admin'

type Props = { documents: readonly SubmittedDocument[]; current: StatusFilter }

/** Narrows the list to a status. The choice is part of the address: it can be linked to, reloaded and gone back to. */
export function StatusFilterLinks({ documents, current }: Props) {
  return (
    <nav aria-label={admin.filter}>
      <ul className="flex flex-wrap gap-2">
        {STATUS_FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              to={{ search: filter === 'all' ? '' : `?status=${filter}` }}
              preventScrollReset
              aria-current={filter === current ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold transition',
                filter === current
                  ? 'border-primary bg-primary-tint text-primary'
                  : 'border-control bg-surface hover:border-primary hover:text-primary'
              )}
            >
              {admin.filters[filter]}{' '}
              <span className="text-sm font-normal tabular-nums">
                {formatCount(filterDocuments(documents, filter).length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
