import type { Item } from '@saajha/contract/item'
import { ReportButton } from '@/features/moderation/reporting/report_button'
import type { ReportedSubject } from '@/features/moderation/reporting/report_dialog'
import { ownerName } from '@/lib/text/owner_name'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { reportLabels } from '@/messages/report_labels'

type Props = { item: Pick<Item, 'id' | 'ownerId' | 'owner'>; className?: string }

/** The button that reports a listing or its owner, also for guests; its owner does not have it. */
export function ReportListing({ item, className }: Props) {
  const { user } = useCurrentUser()

  if (user?.id === item.ownerId) return null
  const listing: ReportedSubject = { kind: 'item', id: item.id, label: reportLabels.listing }
  const name = ownerName(item.owner)
  const owner: ReportedSubject = {
    kind: 'member',
    id: item.ownerId,
    label: reportLabels.member({ name }),
  }
  return (
    <ReportButton
      subject={listing}
      choices={[listing, owner]}
      label={reportLabels.reportListing}
      className={className}
    />
  )
}
