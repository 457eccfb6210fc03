import { expect, test } from 'vitest'
import { namesContact } from '@/features/reviews/names_contact'

test.each([
  '9876543210',
  'Call 98765 43210 in the evening',
  '+91-98765-43210',
  '09876543210',
  '९८७६५४३२१०',
  'pay ravi.iyer@okaxis',
  'pay ravi.iyer@b2pay',
  'ravi@example.in',
])('%j names a phone number, a UPI ID or an email', (text) => {
  expect(namesContact(text)).toBe(true)
})

test.each(['', 'Met @ 5 pm', '₹12,500 for 10 days', '1234567890', '4 of 5, order 98765432101234'])(
  '%j names none',
  (text) => {
    expect(namesContact(text)).toBe(false)
  }
)
