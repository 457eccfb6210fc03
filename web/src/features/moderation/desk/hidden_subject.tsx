import type { AdminReport, ModerationAction } from '@saajha/contract/moderation'
import { Card } from '@/components/card'
import { ShowAgain } from '@/features/moderation/desk/show_again'
import { formatDateTime } from '@/lib/text/format'
import { actorName, reasonText } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'

type Kind = keyof typeof desk.hiddenNow
type Props = { report: AdminReport; hiding: ModerationAction }

/**
 * Says that the listing, message, review or answer of a report is hidden, and shows it again with a reason. What was hidden by
 * another decision than that of the report has its reason here.
 */
export function HiddenSubject({ report: { subjectKind, ticket }, hiding }: Props) {
  const kind = subjectKind as Kind
  const { id, reason, doneBy, createdAt } = hiding

  return (
    <Card as="section" className="flex flex-col gap-2 p-4 print:hidden">
      <p>{desk.hiddenNow[kind]}</p>
      {hiding.ticket !== ticket && (
        <>
          <p dir="auto" className="wrap-anywhere">
            {desk.reason}: {reasonText(doneBy, reason)}
          </p>
          <p className="text-sm text-soft">
            {actorName(doneBy)} · {formatDateTime(createdAt)}
          </p>
        </>
      )}
      <ShowAgain hidingId={id} kind={kind} />
    </Card>
  )
}
