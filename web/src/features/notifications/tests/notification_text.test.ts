import type { Notification } from '@saajha/contract/notification'
import { expect, test } from 'vitest'
import { subjectPath } from '@/features/notifications/notification_text'
import { bookingNotice } from '@/tests/booking_notice'

const OF_REVIEWS: Notification['type'][] = [
  'review_waiting',
  'reviews_published',
  'review_wanted',
  'review_hidden',
  'review_answer_hidden',
]

test.each(OF_REVIEWS)('the title of %s leads to the conversation of the rental', (type) => {
  const notice = { ...bookingNotice, type, itemId: 'i1', conversationId: 'c1' }
  expect(subjectPath(notice)).toBe('/contact/i1?with=c1')
  expect(subjectPath({ ...notice, conversationId: null })).toBe('/item/i1')
})

test('the title of a booking request leads to the listing', () => {
  const notice = { ...bookingNotice, itemId: 'i1', conversationId: 'c1' }
  expect(subjectPath(notice)).toBe('/item/i1')
})
