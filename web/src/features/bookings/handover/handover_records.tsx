import type { HandoverRecord } from '@saajha/contract/handover'
import type { ReactNode } from 'react'
import { Badge } from '@/components/badge'
import { PrivateImages } from '@/components/private_images'
import { ReportButton, TextWarnings } from '@/features/moderation/public'
import { depositText } from '@/lib/text/deposit_text'
import { formatDateTime } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { handover as messages } from '@/messages/handover'
import { reportLabels } from '@/messages/report_labels'

type Props = { bookingId: string; records: readonly HandoverRecord[]; isOwner: boolean }

/** The records of both members. */
export function HandoverRecords({ bookingId, records, isOwner }: Props) {
  if (records.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {records.map((record) => (
        <Entry
          key={`${record.stage} ${record.by}`}
          bookingId={bookingId}
          record={record}
          isOwn={(record.by === 'owner') === isOwner}
        />
      ))}
    </ul>
  )
}

type EntryProps = { bookingId: string; record: HandoverRecord; isOwn: boolean }

function Entry({ bookingId, record, isOwn }: EntryProps) {
  const { stage, by, isCodeConfirmed, parts, depositNote, note, imageUrls, recordedAt } = record
  const deposit = depositText(record)
  const isEmpty = parts.length === 0 && !deposit && !depositNote && !note && imageUrls.length === 0
  const texts = [...parts, depositNote, note].filter((text) => text !== null)
  const title = `${messages.stages[stage]} · ${isOwn ? messages.byYou : messages.by[by]}`

  return (
    <li className="rounded-card border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft">{formatDateTime(recordedAt)}</span>
        {isCodeConfirmed && <Badge variant="success">{messages.confirmed}</Badge>}
      </p>
      {isEmpty && !isCodeConfirmed && <p className="mt-1 text-soft">{messages.nothing}</p>}
      {!isOwn && <TextWarnings texts={texts} className="mt-2" />}
      {!isEmpty && (
        <dl className="mt-2 flex flex-col gap-1.5">
          {parts.length > 0 && <Fact term={messages.parts[stage]}>{parts.join('\n')}</Fact>}
          {deposit && <Fact term={messages.deposit}>{deposit}</Fact>}
          {depositNote && <Fact term={messages.depositNoteTerm}>{depositNote}</Fact>}
          {note && <Fact term={messages.condition}>{note}</Fact>}
          {imageUrls.length > 0 && (
            <div>
              <dt className="text-sm text-soft">{messages.photos}</dt>
              <dd className="mt-1">
                <PrivateImages title={title} imageUrls={imageUrls} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {!isOwn && !isEmpty && (
        <ReportButton
          subject={{ kind: 'booking', id: bookingId, text: texts.join('\n') }}
          label={reportLabels.reportRecord}
          className="-ml-4"
        />
      )}
    </li>
  )
}

function Fact({ term, children }: { term: ReactNode; children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd lang={langOf(children)} className="wrap-anywhere whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}
