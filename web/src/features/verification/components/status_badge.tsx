import type { DocumentStatus } from '@saajha/contract/verification'
import { BadgeCheck, CalendarX, CircleX, Clock } from 'lucide-react'
import { Badge } from '@/components/badge'
import { verification } from '@/messages/verification'

const STATUS_STYLES = {
  pending: { Icon: Clock, variant: 'accent' },
  verified: { Icon: BadgeCheck, variant: 'success' },
  rejected: { Icon: CircleX, variant: 'danger' },
  expired: { Icon: CalendarX, variant: 'neutral' },
} as const

/** Badge of a document's verification status. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { Icon, variant } = STATUS_STYLES[status]

  return (
    <Badge variant={variant}>
      <Icon aria-hidden />
      <span>{verification.statuses[status]}</span>
    </Badge>
  )
}
