import { Link } from 'react-router-dom'
import {
  queryOf,
  STATUS_FILTERS,
  type ReviewChoice,
  type StatusFilter,
} from '@/features/verification/status_filter'
import { classes } from '@/lib/classes'
import { formatCount } from '@/lib/text/format'
import { admin } from '@/messages/admin'

type Props = { choice: ReviewChoice; counts: Record<StatusFilter, number> | undefined }

/**
 * Links that filter the list by status. The filter is part of the URL: it can be linked, reloaded and navigated back
 * to.
 */
export function StatusFilterLinks({ choice, counts }: Props) {
  return (
    <nav aria-label={admin.filter}>
      <ul className="flex flex-wrap gap-2">
        {STATUS_FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              to={{ search: queryOf({ ...choice, filter }) }}
              preventScrollReset
              aria-current={filter === choice.filter ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold transition',
                filter === choice.filter
                  ? 'forced-selected border-primary bg-primary-tint text-primary'
                  : 'border-control bg-surface hover:border-primary hover:text-primary'
              )}
            >
              {admin.filters[filter]}{' '}
              <span className="min-w-[2ch] text-sm font-normal tabular-nums">
                {counts && formatCount(counts[filter])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
