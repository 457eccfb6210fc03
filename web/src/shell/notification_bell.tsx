import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { shell } from '@/messages/shell'
import { UnreadMark } from '@/shell/unread_mark'

/** A link to the notifications with the live unread count. */
export function NotificationBell() {
  const count = useUnreadCount()

  return (
    <Link
      to="/dashboard?tab=notifications"
      aria-label={shell.notifications({ count })}
      className="relative grid size-11 transition duration-150 active:scale-95 place-items-center rounded-full hover:bg-primary-tint hover:text-primary"
    >
      <Bell aria-hidden className="size-5.5" />
      <UnreadMark count={count} className="top-0.5 right-0" />
    </Link>
  )
}
