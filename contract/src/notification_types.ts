import type { NotificationKind } from './preferences.ts'

/** What each type of notification is, besides its texts: one row feeds the API and the web. */
type Row = {
  icon: NotificationIcon
  /** The kind under which a member can switch off emails and pushes about it. */
  kind: NotificationKind
  /** What a page that is open fetches again when it arrives, besides the notifications. */
  refetches?: readonly Refetched[]
  /** How long it may stay unread before its member receives a push and an email, in seconds. None are sent without it. */
  delays?: { push: number; email: number }
  /** Whether its text is what the sender wrote. */
  isWritten?: true
  /** Whether it leads to the conversation of the two members. */
  isOfConversation?: true
}

export type Refetched = 'bookings' | 'documents' | 'items'

export type NotificationIcon =
  | 'bell'
  | 'calendarCheck'
  | 'calendarClock'
  | 'calendarCross'
  | 'calendarRange'
  | 'eye'
  | 'eyeClosed'
  | 'fileCross'
  | 'mail'
  | 'phone'
  | 'reply'
  | 'star'
  | 'tick'
  | 'tickCross'
  | 'whatsapp'

const MESSAGE = {
  kind: 'message',
  delays: { push: 15, email: 5 * 60 },
  isWritten: true,
  isOfConversation: true,
} as const

/** A tap on Call or WhatsApp sends neither push nor email: the phone of the owner rings. */
const TAP = { kind: 'account' } as const

/** A step of a booking. */
const STEP = {
  kind: 'booking',
  refetches: ['bookings'],
  delays: { push: 10, email: 60 },
  isOfConversation: true,
} as const

/** A review of a booking. */
const REVIEW = {
  kind: 'booking',
  refetches: ['bookings'],
  delays: { push: 60, email: 60 * 60 },
  isOfConversation: true,
} as const

/** A decision of an administrator. */
const DECISION = { kind: 'account', delays: { push: 60, email: 0 } } as const

/** A decision of an administrator about what a member wrote in a conversation. */
const MESSAGE_DECISION = { ...DECISION, isOfConversation: true } as const

/** A decision of an administrator about a member's review, or about their answer to one. */
const REVIEW_DECISION = { ...DECISION, refetches: ['bookings'], isOfConversation: true } as const

export const NOTIFICATION_TYPES = {
  message: { ...MESSAGE, icon: 'mail' },
  reply: { ...MESSAGE, icon: 'reply' },
  booking: { ...STEP, icon: 'calendarRange', isWritten: true },
  whatsapp: { ...TAP, icon: 'whatsapp' },
  call: { ...TAP, icon: 'phone' },
  booking_waiting: { ...STEP, icon: 'calendarClock' },
  booking_accepted: { ...STEP, icon: 'calendarCheck' },
  booking_declined: { ...STEP, icon: 'calendarCross' },
  booking_expired: { ...STEP, icon: 'calendarCross' },
  booking_withdrawn: { ...STEP, icon: 'calendarCross' },
  booking_cancelled: { ...STEP, icon: 'calendarCross' },
  booking_days_freed: { ...STEP, icon: 'calendarCheck' },
  booking_item_gone: { ...STEP, icon: 'calendarCross' },
  booking_member_suspended: { ...STEP, icon: 'calendarCross' },
  booking_tomorrow: { ...STEP, icon: 'calendarClock' },
  booking_return: { ...STEP, icon: 'calendarClock' },
  booking_overdue: { ...STEP, icon: 'calendarClock' },
  booking_problem: { ...STEP, icon: 'calendarCross' },
  booking_completed: { ...STEP, icon: 'calendarCheck', delays: { push: 60, email: 60 * 60 } },
  review_waiting: { ...REVIEW, icon: 'star' },
  reviews_published: { ...REVIEW, icon: 'star' },
  review_wanted: { ...REVIEW, icon: 'star' },
  booking_no_show: { ...STEP, icon: 'calendarCross' },
  booking_contested: { ...STEP, icon: 'calendarCheck' },
  booking_no_show_withdrawn: { ...STEP, icon: 'calendarCheck' },
  booking_meeting: { ...STEP, icon: 'calendarClock' },
  booking_change: { ...STEP, icon: 'calendarClock' },
  booking_changed: { ...STEP, icon: 'calendarCheck' },
  booking_change_declined: { ...STEP, icon: 'calendarCross' },
  booking_change_withdrawn: { ...STEP, icon: 'calendarCross' },
  document_verified: { ...DECISION, icon: 'tick', refetches: ['documents'] },
  document_rejected: { ...DECISION, icon: 'fileCross', refetches: ['documents'] },
  item_hidden: { ...DECISION, icon: 'eyeClosed', refetches: ['items'] },
  item_shown: { ...DECISION, icon: 'eye', refetches: ['items'] },
  media_hidden: { ...DECISION, icon: 'eyeClosed', refetches: ['items'] },
  media_shown: { ...DECISION, icon: 'eye', refetches: ['items'] },
  message_hidden: { ...MESSAGE_DECISION, icon: 'eyeClosed' },
  message_shown: { ...MESSAGE_DECISION, icon: 'eye' },
  review_hidden: { ...REVIEW_DECISION, icon: 'eyeClosed' },
  review_shown: { ...REVIEW_DECISION, icon: 'eye' },
  review_answer_hidden: { ...REVIEW_DECISION, icon: 'eyeClosed' },
  review_answer_shown: { ...REVIEW_DECISION, icon: 'eye' },
  account_warning: { ...DECISION, icon: 'bell' },
  report_decided: { ...DECISION, icon: 'bell' },
  /** The email of its own about an appeal goes to the address, whatever the member switched off. */
  appeal_decided: { kind: 'account', icon: 'bell' },
  report_waiting: { ...DECISION, icon: 'bell', delays: { push: 10, email: 60 } },
  tick_removed: { ...DECISION, icon: 'tickCross', refetches: ['documents'] },
} as const satisfies Record<string, Row>

export type NotificationType = keyof typeof NOTIFICATION_TYPES

/** Returns the row of a type. A type that only a newer release knows has a bell, and sends nothing outside the site. */
export function notificationType(type: string): Row {
  return (NOTIFICATION_TYPES as Record<string, Row>)[type] ?? { icon: 'bell', kind: 'account' }
}
