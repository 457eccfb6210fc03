import type { BookingSide } from './booking.ts'
import type { BookingLine } from './booking_steps.ts'
import type { InteractionType } from './contact.ts'
import type { FraudWarning } from './fraud/fraud_warning.ts'
import type { PriceUnit } from './item.ts'
import type { UnreadCount } from './notification.ts'
import type { Day, Id, Moment } from './values.ts'

/** What a message of a conversation is: a text, or a line about a call or WhatsApp enquiry, or about a step of a booking. */
export const MESSAGE_KINDS = ['text', 'contact', 'booking'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** A booking's new state or the step of a proposal to change it, and who took it. */
export type BookingChange = {
  state: BookingLine
  by: BookingSide | 'system'
}

/** A message of a conversation, as one of its two members sees it. */
export type Message = {
  /** 1, 2, 3 and so on in each conversation, without gaps. */
  no: number
  /** A newer release may send other kinds: clients show those by `body`, or not at all. */
  kind: MessageKind
  body: string | null
  isMine: boolean
  /** The `Idempotency-Key` with which the reader sent it; null for other messages. */
  idempotencyKey: string | null
  /** Set for the first message of a booking request. */
  startDate: Day | null
  endDate: Day | null
  /** The unit of the price of a booking request. Nodes of the previous release omit it. */
  priceUnit?: PriceUnit | null
  /** Set for a line about a call or WhatsApp enquiry. */
  interactionType: InteractionType | null
  /** Set for a line about a step of a booking. */
  booking: BookingChange | null
  /** The frauds that the text shows signs of. A newer release may send others; clients ignore them. */
  warnings: FraudWarning[]
  createdAt: Moment
  /** Set when an administrator hid the text. `body` is then null for all but the author. */
  isHidden?: true
  /** Why it is hidden, for the author alone. */
  hiddenReason?: string | null
}

/** A conversation of a renter with an owner about an item, as one of the two sees it. */
export type Conversation = {
  id: Id
  itemId: Id
  itemTitle: string
  /** The item's first picture. */
  itemImageUrl: string | null
  /** What the item is and where, also once it was deleted. Nodes of the previous release omit both. */
  itemCategoryId?: string
  itemLocation?: string
  /** False once the listing was deleted or hidden; the conversation goes on. */
  isItemListed: boolean
  /** The other member. */
  with: { id: Id; fullName: string; profileImageUrl: string | null; isVerified: boolean }
  side: 'owner' | 'renter'
  /** The newest message. */
  last: Message
  /** The number of the other member's messages that were not read. */
  unread: number
  /** Rises with every change of `unread`; clients keep the values with the highest version. */
  version: number
  /** The number of the last message that the other member has read; 0 for none. */
  seenNo: number
  isArchived: boolean
  isMuted: boolean
  /** Whether the reader has blocked the other member. */
  isBlocked: boolean
  /** Whether an operator has blocked the other member's account. It then receives no messages. */
  isSuspended: boolean
}

/** The body of `POST /api/conversations/{id}/messages`. An `Idempotency-Key` header makes a retry safe. */
export type MessageBody = { body: string }

/** The body of `PUT /api/conversations/{id}/read`: the number of the last message that was shown. */
export type ReadBody = { upTo: number }

/** The response to a `ReadBody`: the counts of the conversation and of the badge. */
export type ReadState = Pick<Conversation, 'unread' | 'version'> & { badge: UnreadCount }

/** The body of `PUT /api/conversations/{id}`. */
export type ConversationChanges = { isArchived?: boolean; isMuted?: boolean }

/** The number of a member's conversations with unread messages, archived and blocked ones aside: `GET /api/conversations/unread-count`. */
export type UnreadConversations = { count: number }

/** What is pushed to both members when a conversation has a new message or was read. */
export type ConversationPush = Pick<Conversation, 'unread' | 'version' | 'seenNo'> & {
  conversationId: Id
  lastNo: number
  /**
   * What the new message is: `booking` for a request and for a line about a step of a booking. Null where a conversation was
   * read. Nodes of the release before leave it out.
   */
  kind?: MessageKind | null
}

/** A member whom the reader has blocked: `GET /api/blocks`. */
export type BlockedMember = Conversation['with'] & { blockedAt: Moment }
