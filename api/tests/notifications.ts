import type { Notification } from '@saajha/contract/notification'
import type { NotificationType } from '@saajha/contract/notification_types'
import type { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** A member's notifications once every delivery is done, the newest first; those of one type if it is given. */
export async function notificationsOf(
  member: Member,
  type?: NotificationType
): Promise<Notification[]> {
  await waitForDeliveries()
  const all: Notification[] = (await member.get('/api/notifications?limit=100')).body()
  return all.filter((notification) => !type || notification.type === type)
}

/** The types of a member's notifications once every delivery is done, the newest first. */
export async function typesOf(member: Member): Promise<string[]> {
  return (await notificationsOf(member)).map(({ type }) => type)
}
