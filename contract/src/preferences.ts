import type { Language } from './language.ts'

/** The kinds of notifications that a member can switch off. */
export const NOTIFICATION_KINDS = ['message', 'booking', 'account'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The ways by which a notification reaches a member outside the site. */
export const REACH_WAYS = ['email', 'push'] as const
export type ReachWay = (typeof REACH_WAYS)[number]

/** What reaches a member outside the site: `GET /api/user/preferences`. */
export type Preferences = {
  /** The language of e-mails and pushes. */
  language: Language
  kinds: Record<NotificationKind, Record<ReachWay, boolean>>
  /** Whether a push shows the text of a message. Others may read it on a locked screen. */
  showsTextInPush: boolean
}

/** The body of `PUT /api/user/preferences`; what is left out stays as it is. */
export type PreferencesBody = Partial<Pick<Preferences, 'language' | 'showsTextInPush'>> & {
  kinds?: Partial<Record<NotificationKind, Partial<Record<ReachWay, boolean>>>>
}
