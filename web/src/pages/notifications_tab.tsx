import { NotifiedRequest } from '@/features/bookings/requests/notified_request'
import { NotifiedWarnings } from '@/features/interactions/conversation/components/notified_warnings'
import { OwnReports } from '@/features/moderation/own/own_reports'
import { NotificationList } from '@/features/notifications/components/notification_list'

/** What other features show in a notification. */
const NOTIFICATION_PARTS = { Request: NotifiedRequest, Warnings: NotifiedWarnings }

/** The notifications of a member, and what became of their reports. */
export function NotificationsTab() {
  return (
    <>
      <NotificationList parts={NOTIFICATION_PARTS} />
      <OwnReports />
    </>
  )
}
