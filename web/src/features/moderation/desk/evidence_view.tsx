import type { AdminReport, ReportedMedia } from '@saajha/contract/moderation'
import type { Priced } from '@saajha/contract/price'
import { Card } from '@/components/card'
import { RecordView, type ShownRecord } from '@/features/moderation/desk/record_view'
import { Badge } from '@/components/badge'
import { ShowAgain } from '@/features/moderation/desk/show_again'
import { formatCalendarDay, formatDateTime, formatPrice, formatRupees } from '@/lib/text/format'
import { bookingStates } from '@/messages/booking_states'
import { desk } from '@/messages/desk'
import { names } from '@/messages/names'

type Evidence = AdminReport['evidence']

const FIELDS = Object.entries(desk.fields)

/** The words of fields that are stored as the API has them. Other fields are what a member wrote. */
const WORDS: Record<string, (value: string, evidence: Evidence) => string> = {
  location: names.location,
  price: (_, evidence) => formatPrice(evidence as Priced),
  startDate: formatCalendarDay,
  endDate: formatCalendarDay,
  agreedTotal: formatRupees,
  deposit: formatRupees,
  state: (state) => (bookingStates as Record<string, string>)[state] ?? state,
}

/** What the other member of a booking wrote about its problem. */
type Statement = { body: string; at: string }

/**
 * What the reporter saw, field by field, with its pictures. Hidden pictures can be shown again once the report is decided.
 * Fields that the desk has no name for are left out.
 */
export function EvidenceView({ report: { evidence, media, state } }: { report: AdminReport }) {
  const rows = FIELDS.flatMap(([field, name]) => {
    const value = evidence[field]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    return [{ name, text: WORDS[field]?.(String(value), evidence) ?? value }]
  })
  const records = (Array.isArray(evidence.records) ? evidence.records : []) as ShownRecord[]

  const statements = (
    Array.isArray(evidence.statements) ? evidence.statements : []
  ) as readonly Statement[]

  return (
    <Card as="section" className="flex flex-col gap-4 p-4">
      <h3 className="text-base">{desk.evidence}</h3>
      {rows.length > 0 && (
        <dl className="flex flex-col gap-2">
          {rows.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {media.length > 0 && (
        <ul aria-label={desk.media} className="flex flex-wrap gap-3">
          {media.map((each) => (
            <li key={each.id} className="flex flex-col items-start gap-1">
              {each.isHidden ? (
                <HiddenMedia media={each} isDecided={state !== 'open'} />
              ) : (
                <ShownMedia url={each.url} />
              )}
            </li>
          ))}
        </ul>
      )}
      {typeof evidence.returnedAt === 'string' && (
        <p className="font-semibold">
          {desk.returned({ at: formatDateTime(evidence.returnedAt) })}
        </p>
      )}
      {statements.length > 0 && (
        <div>
          <h4 className="text-sm text-soft">{desk.statements}</h4>
          {statements.map(({ body, at }) => (
            <p key={at} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {body} <span className="text-sm text-soft">{formatDateTime(at)}</span>
            </p>
          ))}
        </div>
      )}
      {records.map((record) => (
        <RecordView key={`${record.by} ${record.stage} ${record.recordedAt}`} record={record} />
      ))}
    </Card>
  )
}

type HiddenMediaProps = { media: ReportedMedia; isDecided: boolean }

/** A hidden picture or film: a link that opens it and, once its report is decided, a button that shows it again. */
function HiddenMedia({ media: { url, hidingId }, isDecided }: HiddenMediaProps) {
  return (
    <>
      <Badge>{desk.mediaHidden}</Badge>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 print:hidden"
      >
        {desk.openHidden}
      </a>
      {hidingId && isDecided && <ShowAgain hidingId={hidingId} kind="media" />}
    </>
  )
}

function ShownMedia({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="rounded-control">
      {url.endsWith('.mp4') ? (
        <video src={url} controls preload="none" className="size-32 rounded-control" />
      ) : (
        <img
          src={url}
          alt={desk.media}
          loading="lazy"
          className="size-32 rounded-control object-cover"
        />
      )}
    </a>
  )
}
