import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { received, requested } from '@/tests/booking'
import { bookingNotice } from '@/tests/booking_notice'
import { camera } from '@/tests/camera'
import { cameraConversation, message, owned, rented } from '@/tests/conversation'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { schemaFault, stubFault } from '@/tests/openapi_document'
import { sentContact } from '@/tests/sent_contact'
import { SCREEN_RESPONSES } from '../../e2e/screen_responses'

test.each([
  ['Item', { camera, bike }],
  ['CurrentUser', { asha }],
  ['Booking', { requested, received }],
  ['Conversation', { rented, owned, cameraConversation }],
  ['Message', { message: message(1, 'Is it free?') }],
  ['ContactInteraction', { sentContact }],
  ['VerificationDocument', { pan }],
  ['Notification', { bookingNotice }],
])('the fixtures of %s obey the OpenAPI document', (schema, fixtures) => {
  const faults = Object.entries(fixtures).map(([name, fixture]) => [
    name,
    schemaFault(['components', 'schemas', schema], fixture),
  ])
  expect(faults).toEqual(Object.keys(fixtures).map((name) => [name, null]))
})

test.each(Object.entries(SCREEN_RESPONSES))(
  'the response of the screenshots to %s obeys the OpenAPI document',
  (url, body) => {
    const method = url === '/api/notifications/read' ? 'PUT' : 'GET'
    expect(stubFault({ method, url, body })).toBeNull()
  }
)
