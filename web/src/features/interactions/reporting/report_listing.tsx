import type { Item } from '@saajha/contract/item'
import { Flag } from 'lucide-react'
import { Button } from '@/components/button'
import { useReportDialog } from '@/features/interactions/reporting/use_report_dialog'
import { usePress } from '@/lib/hooks/use_press'
import { likelyAuthTab } from '@/lib/session/known_browser'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { report as messages } from '@/messages/report'

type Props = { item: Pick<Item, 'id' | 'ownerId'>; className?: string }

/**
 * The button that reports a listing; a guest logs in first, and its owner does not have it. A user who may be a member gets the
 * form too.
 */
export function ReportListing({ item, className }: Props) {
  const { user, isPending, isUnknown } = useCurrentUser()
  const { open: openAuthDialog } = useAuthDialog()
  const { report, dialog } = useReportDialog()
  const mayBeMember = user !== null || isPending || isUnknown
  const press = usePress(() =>
    mayBeMember ? report({ kind: 'item', id: item.id }) : openAuthDialog(likelyAuthTab())
  )

  if (user?.id === item.ownerId) return null
  return (
    <>
      <Button variant="ghost" className={className} {...press}>
        <Flag aria-hidden />
        {messages.reportListing}
      </Button>
      {dialog}
    </>
  )
}
