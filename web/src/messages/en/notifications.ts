/** A member's notifications. */
export const notifications = {
  empty: 'No notifications yet',
}
