import type { ContactInteraction } from '@saajha/contract/contact'

/** The response to a message about the camera. */
export const sentContact: ContactInteraction = {
  id: 'c1',
  itemId: 'i1',
  ownerId: 'u1',
  contacterId: 'u2',
  senderName: 'Ravi Iyer',
  senderAccount: { id: 'u2', name: 'Ravi Iyer', isVerified: false },
  interactionType: 'message',
  contactMethod: 'form',
  message: 'Is it free that weekend?',
  intent: null,
  startDate: null,
  endDate: null,
  conversationId: null,
  createdAt: '2026-11-20T06:00:00.000Z',
}

/** What the web reads of the latest contact about an item. */
export function latestOf({ intent, startDate, endDate, createdAt }: ContactInteraction) {
  return { intent, startDate, endDate, createdAt }
}
