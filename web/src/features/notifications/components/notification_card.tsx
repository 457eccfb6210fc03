import type { Notification } from '@saajha/contract/notification'
import {
  BadgeCheck,
  BadgeX,
  Bell,
  CalendarRange,
  Eye,
  EyeOff,
  FileX,
  Mail,
  MessageCircle,
  PhoneCall,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Card } from '@/components/card'
import { IconButton } from '@/components/icon_button'
import { NotificationSender } from '@/features/notifications/components/notification_sender'
import type { ListedNotification } from '@/features/notifications/hooks/use_notifications'
import { notificationText, notificationTitle } from '@/features/notifications/notification_text'
import { classes } from '@/lib/classes'
import { formatCalendarDay, formatDateTime } from '@/lib/text/format'
import { notifications as messages } from '@/messages/notifications'

const ICONS: Record<Notification['type'], LucideIcon> = {
  message: Mail,
  booking: CalendarRange,
  whatsapp: MessageCircle,
  call: PhoneCall,
  document_verified: BadgeCheck,
  document_rejected: FileX,
  item_hidden: EyeOff,
  item_shown: Eye,
  tick_removed: BadgeX,
}

type Props = { notification: ListedNotification; onOpen: () => void; onDelete: () => void }

/** One notification. The whole card is a link, except the sender's contact links and the delete button. */
export function NotificationCard({ notification, onOpen, onDelete }: Props) {
  const { type, isRead, itemId, startDate, endDate, createdAt, isDeleted } = notification
  const Icon = ICONS[type] ?? Bell
  const title = notificationTitle(notification)
  const target = 'text-left after:absolute after:inset-0'

  return (
    <Card
      as="li"
      className={classes(
        'relative flex gap-3 border-l-4 p-4 transition-colors hover:bg-primary-tint/50',
        isRead ? 'border-l-line' : 'border-l-info'
      )}
    >
      <span
        className={classes(
          'hidden size-10 shrink-0 place-items-center rounded-full sm:grid',
          isRead ? 'bg-sunken text-soft' : 'bg-info-tint text-info'
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div inert={isDeleted} className={classes('min-w-0 flex-1', isDeleted && 'opacity-55')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-sans text-base tracking-normal">
            {itemId ? (
              <Link to={`/item/${itemId}`} onClick={onOpen} className={target}>
                {title}
              </Link>
            ) : (
              <button type="button" onClick={onOpen} className={target}>
                {title}
              </button>
            )}
          </h3>
          {!isRead && <Badge variant="info">{messages.new}</Badge>}
        </div>
        <time dateTime={createdAt} className="text-sm text-soft">
          {isDeleted ? messages.isDeleted : formatDateTime(createdAt)}
        </time>
        {startDate && endDate && (
          <p className="mt-2 flex w-fit items-center gap-2 rounded-control bg-accent-tint px-3 py-1 text-sm font-semibold text-accent-ink">
            <CalendarRange aria-hidden className="size-4 shrink-0" />
            {messages.dates({
              start: formatCalendarDay(startDate),
              end: formatCalendarDay(endDate),
            })}
          </p>
        )}
        <p className="mt-2 max-w-prose whitespace-pre-line">{notificationText(notification)}</p>
        <NotificationSender notification={notification} />
      </div>
      <IconButton
        label={messages.delete({ title })}
        icon={<Trash2 aria-hidden />}
        aria-disabled={isDeleted}
        onClick={isDeleted ? undefined : onDelete}
        className={classes('relative -mt-1.5 -mr-1.5 text-soft', isDeleted && 'opacity-55')}
      />
    </Card>
  )
}
