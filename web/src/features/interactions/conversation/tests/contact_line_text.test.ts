import { expect, test } from 'vitest'
import { contactLineText } from '@/features/interactions/conversation/contact_line_text'
import { message, owned, rented } from '@/tests/conversation'

test.each([
  ['call', rented, 'You called'],
  ['call', owned, 'Ravi called'],
  ['whatsapp', rented, 'You opened WhatsApp'],
  ['whatsapp', owned, 'Ravi opened WhatsApp'],
  ['message', rented, null],
] as const)('the line about a %s reads as its side of the conversation sees it: %#', (...row) => {
  const [interactionType, conversation, text] = row
  const line = { ...message(3, '', { kind: 'contact', interactionType }), body: null }
  expect(contactLineText(line, conversation)).toBe(text)
})
