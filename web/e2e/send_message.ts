import { randomUUID } from 'node:crypto'
import type { ContactBody } from '@saajha/contract/contact'
import { expect } from 'vitest'
import type { TestUser } from './fixtures.ts'

/** Sends a member's message or booking request to the owner of an item by the API instead of the form. */
export async function sendMessage(
  { context, user }: TestUser,
  itemId: string,
  message: string,
  more: Partial<ContactBody> = {}
): Promise<void> {
  const data: ContactBody = {
    itemId,
    interactionType: 'message',
    contactMethod: 'form',
    message,
    senderName: user!.fullName,
    senderEmail: user!.email,
    senderPhone: null,
    ...more,
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await context.request.post('/api/contact-interactions', { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}
