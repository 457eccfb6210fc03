import { randomUUID } from 'node:crypto'
import type { ApiRequest } from '@japa/api-client'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { Conversation, Message } from '@saajha/contract/conversation'
import type { Member } from '#tests/member'

/** Contacts the owner of an item by message, unless `fields` differ; returns the contact. */
export async function contact(
  renter: Member,
  itemId: string,
  fields: object = {}
): Promise<ContactInteraction> {
  const body = { itemId, interactionType: 'message', message: 'Is it free on Sunday?', ...fields }
  const response = await renter.post('/api/contact-interactions').json(body)
  response.assertStatus(201)
  return response.body()
}

/** The request that sends a message in a conversation. */
export function write(
  author: Member,
  conversationId: string,
  body: string,
  key: string = randomUUID()
): ApiRequest {
  return author
    .post(`/api/conversations/${conversationId}/messages`)
    .header('idempotency-key', key)
    .json({ body })
}

/** Sends a message in a conversation. */
export async function sendMessage(
  author: Member,
  conversationId: string,
  body: string
): Promise<Message> {
  const response = await write(author, conversationId, body)
  response.assertStatus(201)
  return response.body()
}

/** A conversation as a member sees it. */
export async function conversationOf(member: Member, id: string): Promise<Conversation> {
  const response = await member.get(`/api/conversations/${id}`)
  response.assertStatus(200)
  return response.body()
}

/** The messages of a conversation as a member sees them; `query` selects others than the newest. */
export async function messagesOf(member: Member, id: string, query = ''): Promise<Message[]> {
  const response = await member.get(`/api/conversations/${id}/messages${query}`)
  response.assertStatus(200)
  return response.body()
}
