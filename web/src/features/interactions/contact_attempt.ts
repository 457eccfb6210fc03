import type { ContactBody } from '@saajha/contract/contact'
import type { Conversation, Message } from '@saajha/contract/conversation'
import type { QueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '@/lib/http/idempotency_key'
import { queryPath, readJson } from '@/lib/http/api'
import { conversationsOfItemKey, messagesKey } from '@/lib/queries/query_keys'

/** An attempt to send a contact, and the number of the last message that its conversation had before. */
export type ContactAttempt = { body: ContactBody; key: string; afterNo: number }

/** The attempt to send a contact: the previous one again while the contact is the same, so that it is stored once. */
export function contactAttemptAt(
  queryClient: QueryClient,
  body: ContactBody,
  previous: ContactAttempt | null
): ContactAttempt {
  if (previous && JSON.stringify(previous.body) === JSON.stringify(body)) return previous
  const rented = rentedOf(queryClient.getQueryData(conversationsOfItemKey(body.itemId)))
  const messages = rented && queryClient.getQueryData<Message[]>(messagesKey(rented.id))
  const afterNo = Math.max(rented?.last.no ?? 0, messages?.at(-1)?.no ?? 0)
  return { body, key: newIdempotencyKey(), afterNo }
}

/** Whether a failed attempt became a message all the same, as far as the API can be reached. */
export async function isContactStored(
  queryClient: QueryClient,
  { body, afterNo }: ContactAttempt
): Promise<boolean> {
  try {
    const queryKey = conversationsOfItemKey(body.itemId)
    const rented = rentedOf(await queryClient.fetchQuery({ queryKey, staleTime: 0 }))
    if (!rented) return false
    const messages = await readJson<Message[]>(queryPath(messagesKey(rented.id)))
    return messages.some((message) => message.no > afterNo && isOf(body, message))
  } catch {
    return false
  }
}

function rentedOf(conversations: Conversation[] | undefined) {
  return conversations?.find(({ side }) => side === 'renter')
}

function isOf({ message, startDate, endDate }: ContactBody, stored: Message) {
  return (
    stored.isMine &&
    stored.body === message &&
    stored.startDate === (startDate ?? null) &&
    stored.endDate === (endDate ?? null)
  )
}
