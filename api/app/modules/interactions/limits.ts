import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { RateLimitCode } from '@saajha/contract/rate_limit_messages'
import { AnswerAwaitedError } from '#modules/interactions/errors'
import type { FoundConversation } from '#modules/interactions/queries/find_conversation'
import { sql } from '#shared/database/sql'
import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { rateLimit } from '#shared/http/limits/limit'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

type ContactLimit = { requests: number; code: RateLimitCode }
/** Limits of one member: contacts per hour, and per item in 24 hours. */
type ContactLimits = { hourly: ContactLimit; dailyPerItem: ContactLimit }

const MESSAGES: ContactLimits = {
  hourly: { requests: 20, code: 'tooManyContacts' },
  dailyPerItem: { requests: 3, code: 'tooManyContactsOfItem' },
}
const TAPS: ContactLimits = {
  hourly: { requests: 60, code: 'tooManyDirectContacts' },
  dailyPerItem: { requests: 10, code: 'tooManyDirectContactsOfItem' },
}

const NEW_OWNERS: ContactLimit = { requests: 20, code: 'tooManyNewOwners' }

/** At most 20 calls an hour by the guests of one network. */
export const limitGuestCalls = rateLimit({
  code: 'tooManyGuestCalls',
  name: 'guest_call',
  requests: 20,
  duration: '1 hour',
})

/**
 * Throws `RateLimitError` when the contact just inserted in `trx` exceeds its member's limit per hour, or per item in 24 hours, or
 * writes to a 21st owner in 24 hours to whom the member had not written before. Messages and booking requests share one limit,
 * calls and WhatsApp taps another. The windows roll and count stored contacts, so rejected ones and retries do not count.
 */
export async function limitContacts(
  trx: TransactionClientContract,
  contacterId: string,
  {
    itemId,
    ownerId,
    interactionType,
  }: Pick<ContactInteraction, 'itemId' | 'ownerId' | 'interactionType'>
): Promise<void> {
  if (limitsAreOff()) return
  const isMessage = interactionType === 'message'
  const { hourly, dailyPerItem } = isMessage ? MESSAGES : TAPS
  const [full] = await sql<{ itemFreeIn: number | null; memberFreeIn: number | null }>(
    trx,
    `with sent as (
       select item_id, created_at from contact_interactions
       where contacter_id = $1 and created_at > now() - interval '24 hours'
         and (interaction_type = 'message') = $2
     )
     select
       (select ceil(extract(epoch from created_at + interval '24 hours' - now()))::int from sent
        where item_id = $3 order by created_at desc offset $4 limit 1) as "itemFreeIn",
       (select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int from sent
        where created_at > now() - interval '1 hour' order by created_at desc offset $5 limit 1) as "memberFreeIn"`,
    [contacterId, isMessage, itemId, dailyPerItem.requests, hourly.requests]
  )
  const { itemFreeIn, memberFreeIn } = full!
  if (itemFreeIn !== null) throw exceeded(dailyPerItem, itemFreeIn)
  if (memberFreeIn !== null) throw exceeded(hourly, memberFreeIn)
  if (isMessage) await limitNewOwners(trx, contacterId, ownerId)
}

async function limitNewOwners(
  trx: TransactionClientContract,
  renterId: string,
  ownerId: string
): Promise<void> {
  const [oldest] = await sql<{ freeIn: number }>(
    trx,
    `with known as (
       select owner_id, min(created_at) as since from conversations where renter_id = $1 group by owner_id
     )
     select ceil(extract(epoch from since + interval '24 hours' - now()))::int as "freeIn" from known
     where since > now() - interval '24 hours' and not exists (select from known where owner_id = $2)
     order by since desc offset $3 - 1 limit 1`,
    [renterId, ownerId, NEW_OWNERS.requests],
    { prepare: true }
  )
  if (oldest) throw exceeded(NEW_OWNERS, oldest.freeIn)
}

/** Texts in 24 hours to a member who has never answered in the conversation. */
const UNANSWERED_MESSAGES = 3

const HOURLY_MESSAGES: ContactLimit = { requests: 300, code: 'tooManyMessages' }
const HOURLY_MESSAGES_OF_CONVERSATION: ContactLimit = {
  requests: 60,
  code: 'tooManyMessagesOfConversation',
}

/**
 * Throws `RateLimitError` when another message would exceed its author's limit per hour, or per conversation and hour, and
 * `AnswerAwaitedError` when the author has written three times in 24 hours, contacts included, and the other member has never
 * answered: neither written nor taken a step of a booking. A contact is limited by `limitContacts` alone. The windows roll and count
 * stored messages, so rejected ones and retries do not count. Concurrent messages in several conversations can exceed the limit per
 * hour by their number. They are few (`runSend`).
 */
export async function limitMessages(
  trx: TransactionClientContract,
  authorId: string,
  { id, otherId, ownerId }: FoundConversation
): Promise<void> {
  if (limitsAreOff()) return
  const [sent] = await sql<{
    conversationFreeIn: number | null
    freeIn: number | null
    isUnanswered: boolean
  }>(
    trx,
    `with recent as (
       select conversation_id, created_at from messages
       where author_id = $1 and created_at > now() - interval '1 hour'
     ), free as (
       select conversation_id, ceil(extract(epoch from created_at + interval '1 hour' - now()))::int as seconds from recent
     )
     select
       (select seconds from free where conversation_id = $2 order by seconds desc offset $4 - 1 limit 1) as "conversationFreeIn",
       (select seconds from free order by seconds desc offset $5 - 1 limit 1) as "freeIn",
       not exists (select from messages
           where conversation_id = $2 and (author_id = $3 or payload -> 'booking' ->> 'by' = $7))
         and (select count(*) >= $6 from messages
           where conversation_id = $2 and author_id = $1 and created_at > now() - interval '24 hours') as "isUnanswered"`,
    [
      authorId,
      id,
      otherId,
      HOURLY_MESSAGES_OF_CONVERSATION.requests,
      HOURLY_MESSAGES.requests,
      UNANSWERED_MESSAGES,
      otherId === ownerId ? 'owner' : 'renter',
    ],
    { prepare: true }
  )
  const { conversationFreeIn, freeIn, isUnanswered } = sent!
  if (isUnanswered) throw new AnswerAwaitedError()
  if (conversationFreeIn !== null)
    throw exceeded(HOURLY_MESSAGES_OF_CONVERSATION, conversationFreeIn)
  if (freeIn !== null) throw exceeded(HOURLY_MESSAGES, freeIn)
}

function exceeded({ requests, code }: ContactLimit, retryAfterSeconds: number) {
  return new RateLimitError(code, { limit: requests, retryAfterSeconds })
}

/** Per member and node. A member who sends fast waits for a moment; concurrent requests hold few database connections. */
const sendsAtOnce = new ConcurrencyLimit({
  code: 'tooManyConcurrentMessages',
  atOnce: 2,
  waiting: 100,
  maxWaitMs: 5_000,
})

/** Sends a message or contact of a member: two at a time, the others queue for up to 5 s. */
export function runSend<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
  return sendsAtOnce.run(memberId, work)
}

/** A member may mark messages as read 3,000 times an hour, as a page does with each message that arrives. Counted by each node. */
export const limitConversationReads = rateLimit({
  code: 'tooManyConversationReads',
  requests: 3_000,
  duration: '1 hour',
  backend: 'memory',
})

/** A member may mute or archive conversations, or reverse it, 300 times an hour. */
export const limitConversationChanges = rateLimit({
  code: 'tooManyConversationChanges',
  requests: 300,
  duration: '1 hour',
})

/** A member may block and unblock members 120 times an hour. */
export const limitBlocks = rateLimit({ code: 'tooManyBlocks', requests: 120, duration: '1 hour' })
