import type { NotificationKind, ReachWay } from '@saajha/contract/preferences'

/** The column of `notification_preferences` that says whether a kind of notification reaches a member by a way. */
export function preferenceColumn(kind: NotificationKind, way: ReachWay): string {
  return `${kind}_${way}`
}
