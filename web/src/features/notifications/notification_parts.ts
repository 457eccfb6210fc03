import type { Notification } from '@saajha/contract/notification'
import type { ComponentType } from 'react'

/** What other features add to the cards of notifications. */
export type NotificationParts = {
  /** Accepts or declines the booking request of a notification. */
  Request: ComponentType<{ bookingId: string; hasContacted: boolean; onAnswer: () => void }>
  /** What to be careful of in the text that another member wrote. */
  Warnings: ComponentType<{ notification: Notification }>
}
