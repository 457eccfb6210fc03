import { FileCheck, Flag } from 'lucide-react'
import { DropdownItem } from '@/components/dropdown_item'
import { ReportsEntry } from '@/features/moderation/desk/reports_entry'
import { ReviewEntry } from '@/shell/review_entry'
import { useAdminLinks } from '@/shell/use_admin_links'

/** An administrator's entries of the account menu. Other members never load their code. */
export function AdminEntries() {
  const { toReviews, toReports } = useAdminLinks()

  return (
    <>
      <DropdownItem icon={<FileCheck aria-hidden />} onSelect={toReviews}>
        <ReviewEntry />
      </DropdownItem>
      <DropdownItem icon={<Flag aria-hidden />} onSelect={toReports}>
        <ReportsEntry />
      </DropdownItem>
    </>
  )
}
