import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Card } from '@/components/card'
import { IconButton } from '@/components/icon_button'
import { QuotingText } from '@/components/quoting_text'
import { RelativeTime } from '@/components/relative_time'
import { NotificationImage } from '@/features/notifications/components/notification_image'
import { NotificationSender } from '@/features/notifications/components/notification_sender'
import { RequestedDays } from '@/features/notifications/components/requested_days'
import type { ListedNotification } from '@/features/notifications/hooks/use_notifications'
import type { NotificationParts } from '@/features/notifications/notification_parts'
import { quoteOf, subjectPath } from '@/features/notifications/notification_text'
import { classes } from '@/lib/classes'
import { notifications as messages } from '@/messages/notifications'

type Props = {
  notification: ListedNotification
  parts: NotificationParts
  onOpen: () => void
  onDelete: () => void
}

/** One notification. A press anywhere opens it, except on a control or at the end of a text selection. */
export function NotificationCard({ notification, parts, onOpen, onDelete }: Props) {
  const { title, createdAt, isRead, isDeleted } = notification
  const path = subjectPath(notification)
  const navigate = useNavigate()
  const shownTitle = (
    <span>
      <QuotingText sentence={title} quote={notification.itemTitle} />
    </span>
  )
  const target = 'inline-flex min-h-11 items-center text-left hover:underline'
  const shown = { inert: isDeleted, className: classes('min-w-0', isDeleted && 'opacity-55') }

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A dialog of the card is outside of its element.
    const isControl =
      (target as Element).closest('a, button') || !currentTarget.contains(target as Element)
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (isControl || isSelecting || isDeleted) return
    onOpen()
    if (path) void navigate(path)
  }

  return (
    <Card
      as="li"
      onClick={onClick}
      className={classes(
        '@container flex cursor-pointer flex-col gap-2.5 border-l-4 p-4 transition-colors hover:bg-primary-tint/50',
        isRead ? 'border-l-line' : 'border-l-info'
      )}
    >
      <div className="flex justify-between gap-3 @max-[14rem]:flex-wrap">
        <NotificationImage notification={notification} />
        <div {...shown} className={classes('flex-1 @max-[14rem]:basis-full', shown.className)}>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 font-sans text-base tracking-normal wrap-anywhere">
              {path ? (
                <Link to={path} onClick={onOpen} className={target}>
                  {shownTitle}
                </Link>
              ) : (
                <button type="button" onClick={onOpen} className={target}>
                  {shownTitle}
                </button>
              )}
            </h3>
            {!isRead && <Badge variant="info">{messages.new}</Badge>}
          </div>
          {isDeleted ? (
            <p className="text-sm text-soft">{messages.isDeleted}</p>
          ) : (
            <RelativeTime since={createdAt} className="text-sm text-soft" />
          )}
        </div>
        <IconButton
          label={messages.delete({ title })}
          icon={<Trash2 aria-hidden />}
          aria-disabled={isDeleted}
          onClick={isDeleted ? undefined : onDelete}
          className={classes('-mt-1.5 -mr-1.5 text-soft', isDeleted && 'opacity-55')}
        />
      </div>
      <div {...shown} className={classes('flex flex-col gap-2.5', shown.className)}>
        <RequestedDays notification={notification} />
        <parts.Warnings notification={notification} />
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">
          <QuotingText sentence={notification.message} quote={quoteOf(notification)} />
        </p>
        <NotificationSender notification={notification} Request={parts.Request} onAnswer={onOpen} />
      </div>
    </Card>
  )
}
