import type { Notification } from '@saajha/contract/notification'

/** An owner's notification of a booking request. */
export const bookingNotice: Notification = {
  id: 'n1',
  type: 'booking',
  title: 'Booking request for Canon EOS R6',
  message: 'Is it free that weekend?',
  isRead: false,
  itemId: 'i1',
  itemTitle: 'Canon EOS R6',
  itemImageUrl: '/media/a/full.webp',
  senderName: 'Ravi Iyer',
  senderEmail: 'ravi@example.in',
  senderPhone: '+919812345678',
  senderAccount: { id: 'u2', name: 'Ravi Iyer', isVerified: false },
  startDate: '2026-12-03',
  endDate: '2026-12-06',
  total: '1351.50',
  answerBy: null,
  bookingReason: null,
  documentType: null,
  rejectionReason: null,
  conversationId: null,
  createdAt: '2026-11-20T06:00:00.000Z',
}
