import type { Notification } from '@saajha/contract/notification'
import { CalendarRange } from 'lucide-react'
import { formatDays, formatRupees } from '@/lib/text/format'
import { notifications as messages } from '@/messages/notifications'

/** The days of a booking request with their estimated total; nothing for other notifications. */
export function RequestedDays({ notification }: { notification: Notification }) {
  const { startDate, endDate, total } = notification
  if (!startDate || !endDate) return null

  return (
    <p className="flex w-fit items-center gap-2 rounded-control bg-accent-tint px-3 py-1 font-semibold text-accent-ink">
      <CalendarRange aria-hidden className="size-4 shrink-0" />
      {formatDays(startDate, endDate)}
      {total && ` · ${messages.total({ total: formatRupees(total) })}`}
    </p>
  )
}
