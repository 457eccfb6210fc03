/** The events of the notifications module. */
export interface NotificationEvents {
  /** A notification was added for a member who can be reached outside the site. */
  'notification.added': { notificationId: string; userId: string }
  /** The first notification of a contact was added for a member whose e-mail address is not confirmed. */
  'notification.missed': { notificationId: string; userId: string }
  /** The push about a notification goes to one of the member's browsers. */
  'notification.push_due': { notificationId: string; userId: string; subscriptionId: string }
  /** The e-mail about a notification waits, because the member has received one about the same listing. */
  'notification.email_delayed': { notificationId: string; userId: string }
}
