import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { shell } from '@/messages/shell'

/** Shows, live, how many notifications wait, and leads to them. */
export function NotificationBell() {
  const count = useUnreadCount()

  return (
    <Link
      to="/dashboard?tab=notifications"
      aria-label={shell.notifications({ count })}
      className="relative grid size-11 place-items-center rounded-full hover:bg-primary-tint hover:text-primary"
    >
      <Bell aria-hidden className="size-5.5" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-bold text-on-danger">
          {count > 99 ? shell.manyUnread : count}
        </span>
      )}
    </Link>
  )
}
