import { expect, test } from 'vitest'
import { whatsappNumber } from '@/lib/text/dial_number'
import { whatsappLink } from '@/features/interactions/whatsapp_link'
import { bike } from '@/tests/bike'

test.each([
  ['+91 98000-00001', '+919800000001'],
  ['98000 00001', '919800000001'],
  ['098000 00001', '919800000001'],
  ['919800000001', '919800000001'],
  ['+44 20 7946 0958', '+442079460958'],
  ['', null],
  ['ask me', null],
  [null, null],
])('the number %j becomes %j for WhatsApp', (phone, number) => {
  expect(whatsappNumber(phone)).toBe(number)
})

test("an item without its own number uses the owner's number", () => {
  const { href } = whatsappLink({ ...bike, contactPhone: null }, 'Asha')
  expect(href).toMatch(/^https:\/\/wa\.me\/\+919800000002\?text=/)
})

test('a negotiable price is left out of the message', () => {
  const link = new URL(whatsappLink({ ...bike, isNegotiable: true }, 'Asha').href)
  expect(link.searchParams.get('text')).toBe(
    'Hi Asha, I\'m interested in renting "Honda Activa 6G". Is it available?'
  )
})
