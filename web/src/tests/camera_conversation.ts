import type { Conversation } from '@saajha/contract/conversation'

/** Asha's conversation with Ravi about her camera, which he began. */
export const cameraConversation: Conversation = {
  id: 'v1',
  itemId: 'i1',
  itemTitle: 'Canon EOS R6',
  itemImageUrl: '/media/a/full.webp',
  isItemListed: true,
  with: { id: 'u2', fullName: 'Ravi Iyer', profileImageUrl: null, isVerified: true },
  side: 'owner',
  last: {
    no: 3,
    kind: 'text',
    body: 'Is it free that weekend?',
    isMine: false,
    startDate: null,
    endDate: null,
    interactionType: null,
    warnings: [],
    createdAt: '2026-11-20T06:00:00.000Z',
  },
  unread: 2,
  version: 5,
  seenNo: 0,
  isArchived: false,
  isMuted: false,
  isBlocked: false,
}
