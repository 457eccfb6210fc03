import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { received, requested } from '@/tests/booking'
import { bookingNotice } from '@/tests/booking_notice'
import { camera } from '@/tests/camera'
import { cameraConversation, message, owned, rented } from '@/tests/conversation'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { sentContact } from '@/tests/sent_contact'

// Vitest runs in the folder of the web.
const document = JSON.parse(readFileSync('../api/openapi.json', 'utf8')) as object
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
// Fixtures have short ids.
ajv.addFormat('uuid', true)
ajv.addSchema(document, 'api')

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
  const validate = ajv.getSchema(`api#/components/schemas/${schema}`)!
  const violations = Object.entries(fixtures).map(([name, fixture]) => [
    name,
    validate(fixture) ? null : ajv.errorsText(validate.errors),
  ])
  expect(violations).toEqual(Object.keys(fixtures).map((name) => [name, null]))
})
