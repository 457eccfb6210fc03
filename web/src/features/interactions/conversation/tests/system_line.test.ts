import { expect, test } from 'vitest'
import { systemLine } from '@/features/interactions/conversation/system_line'
import { message, owned, rented } from '@/tests/conversation'

test.each([
  ['call', rented, 'You tapped Call'],
  ['call', owned, 'Ravi tapped Call'],
  ['whatsapp', rented, 'You opened a WhatsApp chat'],
  ['whatsapp', owned, 'Ravi opened a WhatsApp chat'],
  ['message', rented, null],
] as const)('the line about a %s reads as its side of the conversation sees it: %#', (...row) => {
  const [interactionType, conversation, text] = row
  const line = { ...message(3, '', { kind: 'contact', interactionType }), body: null }
  expect(systemLine(line, conversation)).toBe(text)
})

test.each([
  ['owner', owned, 'You accepted the request'],
  ['owner', rented, 'Asha accepted the request'],
  ['system', rented, 'The request was accepted'],
] as const)(
  'the line about a request that the %s accepted reads as its side sees it: %#',
  (...row) => {
    const [by, conversation, text] = row
    const booking = { state: 'accepted', by } as const
    const line = { ...message(3, '', { kind: 'booking', booking }), body: null }
    expect(systemLine(line, conversation)).toBe(text)
  }
)

test.each([
  ['renter', rented, 'You withdrew the change'],
  ['renter', owned, 'Ravi withdrew the change'],
] as const)(
  'the line about a change that the %s withdrew reads as its side sees it: %#',
  (...row) => {
    const [by, conversation, text] = row
    const booking = { state: 'change_withdrawn', by } as const
    const line = { ...message(3, '', { kind: 'booking', booking }), body: null }
    expect(systemLine(line, conversation)).toBe(text)
  }
)

test('a line about a step of a newer release has no text', () => {
  const booking = { state: 'extended', by: 'owner' } as never
  const line = { ...message(3, '', { kind: 'booking', booking }), body: null }
  expect(systemLine(line, rented)).toBeNull()
})
