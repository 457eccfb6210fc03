import { useNow } from '@/lib/hooks/use_now'
import { formatDateTime, formatRelativeTime } from '@/lib/text/format'

/** The time since an instant (ISO 8601), kept current, with the full date as its title. */
export function RelativeTime({ since, className }: { since: string; className?: string }) {
  const now = useNow()

  return (
    <time dateTime={since} title={formatDateTime(since)} className={className}>
      {formatRelativeTime(since, now)}
    </time>
  )
}
