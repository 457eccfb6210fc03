import type { Conversation, Message } from '@saajha/contract/conversation'

/** A message of the other member; its number is its minute past 6:00 am UTC of 20 November 2026. */
export function message(no: number, body: string, more: Partial<Message> = {}): Message {
  return {
    no,
    kind: 'text',
    body,
    isMine: false,
    idempotencyKey: null,
    startDate: null,
    endDate: null,
    interactionType: null,
    booking: null,
    warnings: [],
    createdAt: new Date(Date.UTC(2026, 10, 20, 6, no)).toISOString(),
    ...more,
  }
}

/** The conversation of Ravi, a renter, with Asha about her camera, as Ravi sees it. */
export const rented: Conversation = {
  id: 'k1',
  itemId: 'i1',
  itemTitle: 'Canon EOS R6',
  itemImageUrl: null,
  isItemListed: true,
  with: { id: 'u1', fullName: 'Asha Rao', profileImageUrl: null, isVerified: true },
  side: 'renter',
  last: message(2, 'Yes, it is.'),
  unread: 1,
  version: 3,
  seenNo: 1,
  isArchived: false,
  isMuted: false,
  isBlocked: false,
  isSuspended: false,
}

/** The same conversation as Asha sees it. */
export const owned: Conversation = {
  ...rented,
  with: { id: 'u2', fullName: 'Ravi Iyer', profileImageUrl: null, isVerified: false },
  side: 'owner',
}

/** The same conversation as Asha sees it, with two messages that she has not read. */
export const cameraConversation: Conversation = {
  ...owned,
  itemImageUrl: '/media/a/full.webp',
  with: { ...owned.with, isVerified: true },
  last: message(3, 'Is it free that weekend?'),
  unread: 2,
  version: 5,
  seenNo: 0,
}
