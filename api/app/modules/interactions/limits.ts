import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InteractionType } from '@saajha/contract/contact'
import type { RateLimitCode } from '@saajha/contract/errors'
import { AnswerAwaitedError } from '#modules/interactions/errors'
import type { FoundConversation } from '#modules/interactions/queries/find_conversation'
import { sql } from '#shared/database/sql'
import { Limit } from '#shared/http/limits/limit'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

type ContactLimit = { requests: number; code: RateLimitCode; message: string }
/** Limits of one member: contacts per hour, and per item in 24 hours. */
type ContactLimits = { hourly: ContactLimit; dailyPerItem: ContactLimit }

const MESSAGES: ContactLimits = {
  hourly: {
    requests: 20,
    code: 'tooManyContacts',
    message: "You've sent 20 enquiries in the last hour.",
  },
  dailyPerItem: {
    requests: 3,
    code: 'tooManyContactsOfItem',
    message: "You've contacted this owner 3 times about this item in the last 24 hours.",
  },
}
const TAPS: ContactLimits = {
  hourly: {
    requests: 60,
    code: 'tooManyDirectContacts',
    message: "You've called or opened WhatsApp 60 times in the last hour.",
  },
  dailyPerItem: {
    requests: 10,
    code: 'tooManyDirectContactsOfItem',
    message: "You've called or opened WhatsApp 10 times for this item in the last 24 hours.",
  },
}

const guestCalls = new Limit({
  name: 'guest_call',
  requests: 20,
  duration: '1 hour',
  code: 'tooManyGuestCalls',
  message: 'Many owners were called from your network in the last hour.',
})

/** At most 20 calls an hour by the guests of one network. */
export function limitGuestCalls(ip: string): Promise<void> {
  return guestCalls.consume(ip)
}

/**
 * Throws `RateLimitError` when the contact just inserted in `trx` exceeds its member's limit per hour, or per item in 24 hours.
 * Messages and booking requests share one limit, calls and WhatsApp taps another. Both windows roll and count stored contacts,
 * so rejected ones and retries do not count.
 */
export async function limitContacts(
  trx: TransactionClientContract,
  contacterId: string,
  { itemId, interactionType }: { itemId: string; interactionType: InteractionType }
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
}

/** Messages that a member may send before the other one has written. */
const UNANSWERED_MESSAGES = 3

const HOURLY_MESSAGES: ContactLimit = {
  requests: 300,
  code: 'tooManyMessages',
  message: "You've sent 300 messages in the last hour.",
}
const HOURLY_MESSAGES_OF_CONVERSATION: ContactLimit = {
  requests: 60,
  code: 'tooManyMessagesOfConversation',
  message: "You've sent 60 messages in this conversation in the last hour.",
}

/**
 * Throws `RateLimitError` when another message would exceed its author's limit per hour, or per conversation and hour, and
 * `AnswerAwaitedError` when the author has written three times and the other member never. The windows roll and count stored messages,
 * so rejected ones and retries do not count.
 */
export async function limitMessages(
  trx: TransactionClientContract,
  authorId: string,
  { id, otherId }: FoundConversation
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
       not exists (select from messages where conversation_id = $2 and author_id = $3)
         and (select count(*) >= $6 from messages where conversation_id = $2 and author_id = $1) as "isUnanswered"`,
    [
      authorId,
      id,
      otherId,
      HOURLY_MESSAGES_OF_CONVERSATION.requests,
      HOURLY_MESSAGES.requests,
      UNANSWERED_MESSAGES,
    ],
    { prepare: true }
  )
  const { conversationFreeIn, freeIn, isUnanswered } = sent!
  if (isUnanswered) throw new AnswerAwaitedError()
  if (conversationFreeIn !== null)
    throw exceeded(HOURLY_MESSAGES_OF_CONVERSATION, conversationFreeIn)
  if (freeIn !== null) throw exceeded(HOURLY_MESSAGES, freeIn)
}

function exceeded({ requests, code, message }: ContactLimit, retryAfterSeconds: number) {
  return new RateLimitError(code, message, { limit: requests, retryAfterSeconds })
}
