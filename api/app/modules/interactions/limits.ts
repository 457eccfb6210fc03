import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InteractionType } from '@saajha/contract/contact'
import type { RateLimitCode } from '@saajha/contract/errors'
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

function exceeded({ requests, code, message }: ContactLimit, retryAfterSeconds: number) {
  return new RateLimitError(code, message, { limit: requests, retryAfterSeconds })
}
