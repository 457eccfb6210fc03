import type { Booking } from '@saajha/contract/booking'
import { bookingNext } from '@saajha/contract/booking_next'
import { currentTime } from '@saajha/contract/clock'

/** Ravi's request for Asha's camera, as Ravi sees it in a list. */
export const requested: Booking = {
  id: 'b1',
  itemId: 'i1',
  itemTitle: 'Canon EOS R6',
  itemImageUrls: [],
  itemImageUrl: null,
  ownerId: 'u1',
  ownerName: 'Asha Rao',
  renterId: 'u2',
  renter: null,
  startDate: '2099-12-03',
  endDate: '2099-12-06',
  units: 1,
  collectAt: null,
  returnAt: null,
  state: 'requested',
  answerBy: '2099-12-01T04:30:00.000Z',
  unitPrice: '450.00',
  priceUnit: 'day',
  chargedDays: 3,
  quotedTotal: '1350.00',
  agreedTotal: null,
  deposit: '5000.00',
  closedBy: null,
  reason: null,
  note: null,
  conversationId: 'k1',
  overlapping: null,
  noShowReportedBy: null,
  noShowContestUntil: null,
  noShowContestedAt: null,
  may: ['withdrawn'],
  mayReportNoShow: false,
  mayContestNoShow: false,
  change: null,
  mayAnswerChange: [],
  mayProposeChange: false,
  requestedAt: '2099-11-30T04:30:00.000Z',
  acceptedAt: null,
  handedOverAt: null,
  completedAt: null,
  closedAt: null,
}

/** The same request as Asha sees it. */
export const received: Booking = {
  ...requested,
  renter: {
    fullName: 'Ravi Iyer',
    profileImageUrl: null,
    isVerified: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  overlapping: 2,
  may: ['accepted', 'declined'],
}

/** A booking with what the API says of it now. */
export function withNext(booking: Booking): Booking {
  const { renter, state, noShowReportedBy, noShowContestedAt } = booking
  const isHeld = state === 'accepted' || state === 'active'
  const isNoShowOpen = isHeld && noShowReportedBy !== null && noShowContestedAt === null
  const side = renter ? 'owner' : 'renter'
  const isNotReturned = isHeld && Boolean(booking.problemAt) && !booking.problemSettledAt
  const codes = { isCodeLocked: false, hasRecorded: false }
  const current = { ...booking, ...codes, side, isNoShowOpen, isNotReturned } as const
  return { ...booking, next: bookingNext(current, booking, new Date(currentTime())) }
}
