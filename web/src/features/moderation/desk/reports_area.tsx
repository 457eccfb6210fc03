import type { AdminReportSummary } from '@saajha/contract/moderation'
import { REPORT_REASONS, REPORT_SUBJECTS } from '@saajha/contract/report'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { EmptyState } from '@/components/empty_state'
import { lazyPart } from '@/components/lazy_part'
import { PageLoading } from '@/components/page_loading'
import { PageMissing } from '@/components/page_missing'
import { Select } from '@/components/select'
import { ShowMore } from '@/components/show_more'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import { deskSearch, type DeskLocation } from '@/features/moderation/desk/desk_location'
import { DeskSearch } from '@/features/moderation/desk/desk_search'
import { useDeskKeys } from '@/features/moderation/desk/use_desk_keys'
import { useDeskReports } from '@/features/moderation/desk/use_desk'
import { classes } from '@/lib/classes'
import { formatDateTime } from '@/lib/text/format'
import { kindOf } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'
import { report as reportMessages } from '@/messages/report'

const ReportView = lazyPart(
  'report_view',
  async () => (await import('@/features/moderation/desk/report_view')).ReportView,
  PageMissing
)

/** The queue of reports and, beside it, the chosen one. On a phone each fills the screen. */
export function ReportsArea({ location }: { location: DeskLocation }) {
  const list = useDeskReports(location)
  const area = useRef<HTMLDivElement>(null)
  const entries = list.entries ?? []
  const navigate = useNavigate()
  const open = (ticket: string) =>
    void navigate({ search: deskSearch({ ...location, ticket }) }, { preventScrollReset: true })
  useDeskKeys(area, { tickets: entries.map(({ ticket }) => ticket), chosen: location.ticket, open })

  return (
    <div ref={area} className="grid items-start gap-6 lg:grid-cols-[22rem_1fr] print:block">
      <section
        aria-label={desk.list}
        className={classes(
          'flex-col gap-4 print:hidden',
          location.ticket ? 'hidden lg:flex' : 'flex'
        )}
      >
        <QueueFilters location={location} />
        {list.isFailed ? (
          <DeskFailed error={list.error} onRetry={list.refetch} />
        ) : !list.entries ? (
          <PageLoading />
        ) : entries.length === 0 ? (
          <EmptyState title={desk.empty[location.state]} description={desk.emptyHint} />
        ) : (
          <ul className="flex flex-col gap-2">
            {entries.map((entry) => (
              <QueueRow key={entry.ticket} entry={entry} location={location} />
            ))}
          </ul>
        )}
        <ShowMore
          hasMore={list.hasMore}
          busy={list.isFetchingMore}
          onShowMore={list.showMore}
          failure={list.isMoreFailed && desk.loadFailed}
        />
      </section>
      <div className={classes('min-w-0', !location.ticket && 'hidden lg:block')}>
        {location.ticket ? (
          <>
            <Link
              to={{ search: deskSearch({ ...location, ticket: '' }) }}
              className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-primary lg:hidden print:hidden"
            >
              <ArrowLeft aria-hidden className="size-5" />
              {desk.back}
            </Link>
            <ReportView key={location.ticket} ticket={location.ticket} location={location} />
          </>
        ) : (
          <p className="text-soft">
            {desk.chosen}
            <span className="mt-2 block text-sm">
              {desk.keys.hint} <kbd>J</kbd> {desk.keys.next}, <kbd>K</kbd> {desk.keys.previous},{' '}
              <kbd>U</kbd> {desk.keys.uphold}, <kbd>D</kbd> {desk.keys.dismiss}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

function QueueFilters({ location }: { location: DeskLocation }) {
  const navigate = useNavigate()

  return (
    <>
      <nav aria-label={desk.filter}>
        <ul className="flex flex-wrap gap-2">
          {(['open', 'decided'] as const).map((state) => (
            <li key={state}>
              <Link
                to={{ search: deskSearch({ ...location, state, ticket: '' }) }}
                aria-current={state === location.state ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold',
                  state === location.state
                    ? 'forced-selected border-primary bg-primary-tint text-primary'
                    : 'border-control bg-surface hover:border-primary hover:text-primary'
                )}
              >
                {desk.states[state]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DeskSearch location={location} label={desk.search} placeholder={desk.searchPlaceholder} />
      <Select
        aria-label={desk.kindFilter}
        value={location.kind}
        onChange={({ target }) =>
          void navigate({ search: deskSearch({ ...location, kind: target.value, ticket: '' }) })
        }
        options={[
          { value: '', label: desk.anyKind },
          ...REPORT_SUBJECTS.map((kind) => ({ value: kind, label: kindOf(kind) })),
        ]}
      />
      <Select
        aria-label={desk.reasonFilter}
        value={location.reason}
        onChange={({ target }) =>
          void navigate({ search: deskSearch({ ...location, reason: target.value, ticket: '' }) })
        }
        options={[
          { value: '', label: desk.anyReason },
          ...REPORT_REASONS.map((reason) => ({
            value: reason,
            label: reportMessages.reasons[reason] ?? reason,
          })),
        ]}
      />
    </>
  )
}

type RowProps = { entry: AdminReportSummary; location: DeskLocation }

function QueueRow({ entry, location }: RowProps) {
  const { ticket, subjectKind, reason, title, state, dueAt, isOverdue, isByGuest } = entry
  const isChosen = ticket === location.ticket
  const at = formatDateTime(dueAt)

  return (
    <li>
      <Link
        to={{ search: deskSearch({ ...location, ticket }) }}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        data-ticket={ticket}
        className={classes(
          'flex flex-col gap-1 rounded-card border p-3 transition-colors hover:border-primary',
          isChosen ? 'forced-selected border-primary bg-primary-tint' : 'border-line bg-surface'
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere" dir="auto">
            {title}
          </span>
          <Badge>{kindOf(subjectKind)}</Badge>
          {isByGuest && <Badge>{desk.guest}</Badge>}
        </span>
        <span className="text-sm">{reportMessages.reasons[reason] ?? reason}</span>
        <span className={classes('text-sm', isOverdue ? 'font-semibold text-danger' : 'text-soft')}>
          {state !== 'open'
            ? desk.outcomes[state]
            : isOverdue
              ? desk.overdue({ at })
              : desk.due({ at })}{' '}
          · {ticket}
        </span>
      </Link>
    </li>
  )
}
