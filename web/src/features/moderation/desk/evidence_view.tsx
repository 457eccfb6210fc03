import type { AdminReport, ReportedMedia } from '@saajha/contract/moderation'
import type { HandoverRecord } from '@saajha/contract/handover'
import { Card } from '@/components/card'
import { RecordView } from '@/features/moderation/desk/record_view'
import { Badge } from '@/components/badge'
import { ShowAgain } from '@/features/moderation/desk/show_again'
import { formatDateTime } from '@/lib/text/format'
import { desk } from '@/messages/desk'

const FIELDS = Object.entries(desk.fields)

/** What the other member of a booking wrote about its problem. */
type Statement = { body: string; at: string }

/**
 * What the reporter saw, field by field, with its pictures. Hidden pictures can be shown again once the report is decided.
 * Fields that the desk has no name for are left out.
 */
export function EvidenceView({ report: { evidence, media, state } }: { report: AdminReport }) {
  const rows = FIELDS.flatMap(([field, name]) => {
    const value = evidence[field]
    return typeof value === 'string' || typeof value === 'number' ? [{ name, value }] : []
  })
  const records = (Array.isArray(evidence.records) ? evidence.records : []) as HandoverRecord[]

  const statements = (
    Array.isArray(evidence.statements) ? evidence.statements : []
  ) as readonly Statement[]

  return (
    <Card as="section" className="flex flex-col gap-4 p-4">
      <h3 className="text-base">{desk.evidence}</h3>
      {rows.length > 0 && (
        <dl className="flex flex-col gap-2">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {value}
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
