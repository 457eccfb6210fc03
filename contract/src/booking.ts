import type { BookingNext } from './booking_next.ts'
import type { CalledStep } from './booking_steps.ts'
import type { PriceUnit } from './item.ts'
import type { RentalLimit } from './rental_days.ts'
import type { BookingReview } from './review.ts'
import type { Day, Id, Moment, Money, TimeOfDay } from './values.ts'

export const BOOKING_STATES = [
  'requested',
  'accepted',
  'active',
  'completed',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
] as const
/** `active` is handed over, `expired` was not answered in time, `withdrawn` is a request that its renter took back. */
export type BookingState = (typeof BOOKING_STATES)[number]

export const BOOKING_SIDES = ['owner', 'renter'] as const
export type BookingSide = (typeof BOOKING_SIDES)[number]

export const BOOKING_GROUPS = ['waiting', 'now', 'coming', 'past'] as const
/**
 * What a booking is to one of its members: `waiting` for their answer, under way or to be collected (`now`), not begun
 * (`coming`), or over (`past`).
 */
export type BookingGroup = (typeof BOOKING_GROUPS)[number]

/** Why an owner declines a request. */
export const DECLINE_REASONS = ['dates', 'not_for_rent_now', 'renter_profile', 'other'] as const

/** Why an owner or a renter cancels an accepted booking. */
export const CANCEL_REASONS = ['plans_changed', 'item_unavailable', 'other'] as const

/** Says that a rental did not take place, and against it that it did. */
export const NO_SHOW_REASONS = ['did_not_take_place', 'took_place'] as const

/**
 * What a member can report that went wrong with a rental. The other member is asked for their side. `no_show` is a contested
 * report that it did not take place, or a completed rental that did not.
 */
export const BOOKING_PROBLEMS = ['not_returned', 'damage', 'deposit', 'no_show'] as const
export type BookingProblem = (typeof BOOKING_PROBLEMS)[number]

/** The reason that a member gives. */
export type GivenReason = (typeof DECLINE_REASONS)[number] | (typeof CANCEL_REASONS)[number]

/**
 * `dates_taken`: another request for these days was accepted; `listing_gone`: the listing was deleted or hidden;
 * `member_gone`: the renter was suspended;
 * `did_not_take_place`: a member said so, and the other member did not contest it.
 */
export type BookingReason =
  GivenReason | 'dates_taken' | 'listing_gone' | 'member_gone' | 'did_not_take_place'

/** What a member may say to proposed days: `withdrawn` if they proposed them, else `accepted` or `declined`. */
export const CHANGE_ANSWERS = ['accepted', 'declined', 'withdrawn'] as const
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number]

/**
 * Days, pieces and total that a member proposes for an accepted booking; the present ones hold until the other member accepts.
 */
export type ProposedChange = {
  id: Id
  by: BookingSide
  startDate: Day
  endDate: Day
  units: number
  /** Null for a price to be agreed on. */
  total: Money | null
  /** Then it is expired. */
  answerBy: Moment
  /** Nodes of the previous release omit the next two. */
  proposedAt?: Moment
  /** The limits of the listing that its days break; its members may agree on them all the same. */
  beyondLimits?: RentalLimit[]
}

/** The body of `PUT /api/bookings/{id}/changes/{changeId}`: an owner who accepts may name a total as for a new proposal. */
export type ChangeReply = { state: ChangeAnswer; total?: string }

/**
 * The body of `POST /api/bookings/{id}/changes`. The pieces are those of the booking if omitted, and the total follows from the
 * price of the request, or the agreed one if nothing can be quoted; an owner may name a lower one, or any without a quote.
 */
export type NewChange = { startDate: Day; endDate: Day; units?: number; total?: string }

/** The public details of a renter that an owner sees with their booking. */
export type BookingRenter = {
  fullName: string
  profileImageUrl: string | null
  isVerified: boolean
  createdAt: Moment
  /** How many of their rentals are completed, at most 100; null unless it is a request. Nodes of the previous release omit it. */
  completedRentals?: number | null
  /**
   * The mean of the reviews by owners, 1 to 5, and their number; null and 0 without any. Set for a request only. Nodes of the
   * previous release omit these and the next.
   */
  rating?: number | null
  reviewCount?: number
  /**
   * The share of accepted rentals that they cancelled, 0 to 1; null below three completed or cancelled ones, and unless it is a
   * request.
   */
  cancelledShare?: number | null
}

/** Where and when the two members of a booking meet, and who wrote it last. */
export type Meeting = { text: string; by: BookingSide; at: Moment }

/** The body of `PUT /api/bookings/{id}/meeting`: one line; null removes it. */
export type NewMeeting = { text: string | null }

/** A booking of an item, as one of its two members sees it. It has the id of the contact that requested it. */
export type Booking = {
  id: Id
  itemId: Id
  /** The item as it was when it was requested, whatever its listing shows now. Nodes of the previous release omit its pictures. */
  itemTitle: string
  /** In responses with a single booking only; lists omit it. */
  itemDescription?: string
  itemImageUrls?: string[]
  /** The first of its pictures. */
  itemImageUrl: string | null
  ownerId: Id
  ownerName: string
  renterId: Id
  /** Null for the renter themselves. */
  renter: BookingRenter | null
  startDate: Day
  endDate: Day
  /** The number of identical pieces. */
  units: number
  collectAt: TimeOfDay | null
  returnAt: TimeOfDay | null
  state: BookingState
  /**
   * Where the reader finds it, and the day of its next step. The next step is the collection or the return. Nodes of the
   * previous release omit both.
   */
  group?: BookingGroup
  nextOn?: Day
  /** What the reader is told of it, and the one step that waits for them. Nodes of the previous release omit it. */
  next?: BookingNext
  /** By when the owner has to answer the request; then it is expired. */
  answerBy: Moment
  /** Price, deposit and total as they were when it was requested; price and total are null for a price to be agreed on. */
  unitPrice: Money | null
  priceUnit: PriceUnit
  /** What 7 and 30 days cost beside a price per day. Nodes of the previous release omit both. */
  weeklyPrice?: Money | null
  monthlyPrice?: Money | null
  chargedDays: number
  quotedTotal: Money | null
  /**
   * The total that the owner accepted or named; it never exceeds the quoted one. Null before, and while it is to be agreed on.
   */
  agreedTotal: Money | null
  deposit: Money | null
  closedBy: BookingSide | 'system' | null
  /** Why it was declined or cancelled. */
  reason: BookingReason | null
  note: string | null
  /** The conversation of the two members. */
  conversationId: Id
  /** How many other requests accepting would close; null for the renter, and once it is answered. */
  overlapping: number | null
  /** Who reported that the rental did not take place, until when the other member can contest the report, and when they did. */
  noShowReportedBy: BookingSide | null
  noShowContestUntil: Moment | null
  noShowContestedAt: Moment | null
  /** The states that the reader may set next. */
  may: BookingState[]
  /** Whether the reader may report that the rental did not take place, or contest such a report of the other member. */
  mayReportNoShow: boolean
  mayContestNoShow: boolean
  /** Whether the reader may take back their own report. Nodes of the previous release omit it. */
  mayWithdrawNoShow?: boolean
  /** The proposal that is to be answered, what the reader may answer, and whether they may make one. */
  change: ProposedChange | null
  mayAnswerChange: ChangeAnswer[]
  mayProposeChange: boolean
  /** Where and when the members meet; null unless it is accepted or active. Nodes of the previous release omit both. */
  meeting?: Meeting | null
  maySetMeeting?: boolean
  /**
   * The phone number of the other member, in responses with a single accepted or active booking only; null if they gave none.
   */
  phone?: string | null
  /**
   * Whom the renter pays, in responses with a single booking only: from its first day while it is accepted or active, and for a day
   * after it was completed. Null for the owner, and without a UPI ID that can be shown. Nodes of the previous release omit it.
   */
  payTo?: { upiId: string; name: string } | null
  /**
   * When the owner reported that the item was not returned, and when that was settled: by the return, or by a decision. Between
   * them the clock does not complete the booking. Nodes of the previous release omit these and the next three.
   */
  problemAt?: Moment | null
  problemSettledAt?: Moment | null
  /** The problems that the reader may report now. */
  mayReport?: BookingProblem[]
  /** Whether the other member reported a problem that was not decided yet, so that the reader may write their side. */
  mayAnswerProblem?: boolean
  /** Who said that the item was returned. */
  completedBy?: BookingSide | 'system' | null
  /** The reviews of its two members. Nodes of the previous release omit it. */
  review?: BookingReview
  requestedAt: Moment
  acceptedAt: Moment | null
  handedOverAt: Moment | null
  completedAt: Moment | null
  closedAt: Moment | null
}

/** Returns what a booking costs as of now: the agreed total, else the quoted one; null for a price to be agreed on. */
export function totalOfBooking({
  agreedTotal,
  quotedTotal,
}: Pick<Booking, 'agreedTotal' | 'quotedTotal'>): Money | null {
  return agreedTotal ?? quotedTotal
}

/** What a member has of bookings: `GET /api/bookings/counts`. */
export type BookingCounts = {
  /** The number of bookings that wait for the member's answer. */
  waiting: number
  /** As what the member has bookings. */
  sides: BookingSide[]
}

/**
 * The body of `PUT /api/bookings/{id}`: a step, or the state to which it leads. To decline and to cancel need a reason; an owner
 * may accept for a lower total than the quoted one, or name one where there is none. A step to the present state changes nothing.
 * The state `cancelled` with the reason `did_not_take_place` means the step `reportNoShow`, `active` with `took_place` means
 * `contestNoShow`; both leave the state as it is.
 */
export type BookingStep = {
  step?: CalledStep
  state?: BookingState
  reason?: GivenReason | (typeof NO_SHOW_REASONS)[number]
  note?: string
  agreedTotal?: string
}

/** The days of an item on which it is not wholly free: `GET /api/items/{id}/calendar?from=&to=`. */
export type ItemCalendar = {
  /** The number of identical pieces. */
  quantity: number
  /** Days on which bookings hold every piece that is on offer. */
  booked: Day[]
  /** Days that the owner keeps for themselves. */
  unavailable: Day[]
  /** How many pieces are left, by day, where only some are. */
  free: Record<Day, number>
}

/** Whether calendar apps can read a member's bookings: `GET /api/user/calendar`. */
export type CalendarFeed = {
  /** When its secret URL was made; null without one. */
  createdAt: Moment | null
}

/** The new secret URL of a member's bookings: `POST /api/user/calendar`. The server does not store it. */
export type CalendarFeedUrl = { url: string }

/** The body of `PUT /api/items/{id}/days`; `available` is how many pieces are on offer, promised ones included. */
export type OfferedDays = { from: Day; to: Day; available: number }
