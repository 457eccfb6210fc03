import { expect, test } from 'vitest'
import { contactLineText } from '@/features/interactions/conversation/contact_line_text'
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
  expect(contactLineText(line, conversation)).toBe(text)
})
