import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Limit } from '#shared/http/limit'
import { limitsAreOff } from '#shared/http/limits_are_off'
import { TooOftenRefusal } from '#shared/http/too_often_refusal'

const HOURLY = 20
const DAILY_PER_ITEM = 3

const guestCalls = new Limit({
  name: 'guest_call',
  requests: 20,
  duration: '1 hour',
  sentence: 'Many owners were called from your network in the last hour.',
})

/** At most 20 calls an hour by guests of one address. */
export function limitGuestCalls(address: string): Promise<void> {
  return guestCalls.take(address)
}

/**
 * Throws when the contact just written in `trx` is one too many: the 21st of its member in an hour, or their 4th about the
 * item in 24 hours. Both windows roll, and what was sent is itself what is counted, so nothing else can count along.
 */
export async function limitContacts(
  trx: TransactionClientContract,
  contacterId: string,
  itemId: string
): Promise<void> {
  if (limitsAreOff) return
  const { rows } = await trx.rawQuery(
    `with sent as (
       select item_id, created_at from contact_interactions
       where contacter_id = :contacterId and created_at > now() - interval '24 hours'
     )
     select
       (select ceil(extract(epoch from created_at + interval '24 hours' - now()))::int from sent
        where item_id = :itemId order by created_at desc offset :daily limit 1) as "itemFreeIn",
       (select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int from sent
        where created_at > now() - interval '1 hour' order by created_at desc offset :hourly limit 1) as "memberFreeIn"`,
    { contacterId, itemId, daily: DAILY_PER_ITEM, hourly: HOURLY }
  )
  const { itemFreeIn, memberFreeIn } = rows[0]
  if (itemFreeIn !== null) {
    const sentence = 'You have contacted this owner 3 times about this item in the last 24 hours.'
    throw new TooOftenRefusal(sentence, itemFreeIn)
  }
  if (memberFreeIn !== null) {
    throw new TooOftenRefusal('You have contacted 20 times in the last hour.', memberFreeIn)
  }
}
