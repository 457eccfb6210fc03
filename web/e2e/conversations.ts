import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@saajha/contract/conversation'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestUser } from './fixtures.ts'

type Member = Pick<TestUser, 'context'>

/** A member's conversations, those with the newest messages first. */
export async function conversationsOf({ context }: Member): Promise<Conversation[]> {
  return (await (await context.request.get('/api/conversations')).json()) as Conversation[]
}

/** The path of a member's newest conversation, as of its owner. */
export async function conversationPath(member: Member): Promise<string> {
  const [newest] = await conversationsOf(member)
  return `/contact/${newest!.itemId}?with=${newest!.id}`
}

/** Sends a message of a member's conversation, the newest if none is given, by the API. */
export async function answer(member: Member, body: string, to?: Conversation): Promise<void> {
  const { id } = to ?? (await conversationsOf(member))[0]!
  const response = await member.context.request.post(`/api/conversations/${id}/messages`, {
    data: { body },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** The texts of a member's newest conversation. */
export async function textsOf(member: Member): Promise<(string | null)[]> {
  const [newest] = await conversationsOf(member)
  const response = await member.context.request.get(`/api/conversations/${newest!.id}/messages`)
  return ((await response.json()) as Message[]).map(({ body }) => body)
}

/** The messages on the page of a conversation. */
export function messagesOn(page: Page): Locator {
  return page.getByRole('region', { name: /^Conversation with/ })
}
