import type { HandoverRecord } from '@saajha/contract/handover'
import { PrivateImages } from '@/components/private_images'
import { depositText } from '@/lib/text/deposit_text'
import { formatDateTime } from '@/lib/text/format'
import { desk } from '@/messages/desk'

/** A record. The report of what a member wrote in a booking has its texts alone, and an older report lacks the side. */
export type ShownRecord = Pick<
  HandoverRecord,
  'stage' | 'parts' | 'depositNote' | 'note' | 'recordedAt'
> &
  Partial<HandoverRecord>

/** What one member recorded of a handover or return. */
export function RecordView({ record }: { record: ShownRecord }) {
  const { by, stage, recordedAt, parts, depositNote, note, imageUrls = [] } = record
  const title = [by && desk.sides[by], desk.stages[stage]].filter(Boolean).join(' · ')

  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="font-semibold">
        {title} <span className="font-normal text-soft">{formatDateTime(recordedAt)}</span>
      </p>
      {[...parts, depositText(record), depositNote, note].filter(Boolean).map((line, index) => (
        <p key={index} dir="auto" className="wrap-anywhere">
          {line}
        </p>
      ))}
      {imageUrls.length > 0 && <PrivateImages title={title} imageUrls={imageUrls} />}
    </div>
  )
}
