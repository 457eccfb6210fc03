import { BellRing, CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { LoadFailed } from '@/components/load_failed'
import { ShowMore } from '@/components/show_more'
import { NotificationCard } from '@/features/notifications/components/notification_card'
import { NotificationSkeletons } from '@/features/notifications/components/notification_skeletons'
import { useMarkRead } from '@/features/notifications/hooks/use_mark_read'
import { useNotifications } from '@/features/notifications/hooks/use_notifications'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import type { NotificationParts } from '@/features/notifications/notification_parts'
import { useLeaveRegion } from '@/lib/page/use_leave_region'
import { notifications as messages } from '@/messages/notifications'

/** A member's notifications: live, newest first. */
export function NotificationList({ parts }: { parts: NotificationParts }) {
  const { entries: notifications, isFailed, ...list } = useNotifications()
  const unread = useUnreadCount()
  const cards = useRef<HTMLUListElement>(null)
  const region = useLeaveRegion(cards, list.release)
  const { mutate: markRead } = useMarkRead()

  if (isFailed) return <LoadFailed title={messages.failed} onRetry={list.refetch} />
  if (!notifications) return <NotificationSkeletons />
  if (notifications.length === 0 && !list.hasMore) {
    return (
      <EmptyState
        icon={<BellRing aria-hidden />}
        title={messages.empty}
        description={messages.emptyHint}
      />
    )
  }
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button
          variant="outline"
          disabled={unread === 0 && notifications.every(({ isRead }) => isRead)}
          onClick={() => markRead('all')}
        >
          <CheckCheck aria-hidden />
          {messages.markAllRead}
        </Button>
      </div>
      <ul ref={cards} aria-label={messages.list} {...region} className="flex flex-col gap-3">
        {notifications.map((notification) => (
          <NotificationCard
            key={notification.id}
            notification={notification}
            parts={parts}
            onOpen={() => notification.isRead || markRead(notification)}
            onDelete={() => list.remove(notification)}
          />
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && messages.failed}
      />
    </>
  )
}
