import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { secondsLeftInIndia, todayInIndia } from '#shared/time/day_in_india'

const DAILY_PER_NETWORK = 3

/** A guest: IP address, `User-Agent` header, and the ids of the accounts that have signed in on the same device. */
export type Guest = { ip: string; agent: string; accounts: string[] }

/**
 * The hash of a guest's network for the daily limit, different every day. For IPv6 it is the /48, because one
 * customer can use any of its 65,536 subnets.
 */
export function networkOfGuest({ ip }: Guest): string {
  return keyedHash(`guest calls ${todayInIndia()}`, wideNetworkOf(ip))
}

/** A guest's Idempotency-Key as stored: hashed with network, browser and item, so that guests cannot share one. */
export function guestKey({ ip, agent }: Guest, itemId: string, key: string): string {
  return keyedHash('guest keys', [networkOf(ip), agent, itemId, key].join('\n'))
}

/** Throws `RateLimitError` when the call just inserted in `trx` is the network's 4th about the item on this day in India. */
export async function limitGuestCallsOfItem(
  trx: TransactionClientContract,
  itemId: string,
  guestNetwork: string
): Promise<void> {
  if (limitsAreOff()) return
  const [calls] = await sql<{ count: number }>(
    trx,
    `select count(*)::int as count from contact_interactions
     where item_id = $1 and contacter_id is null and guest_network = $2
       and created_at > now() - interval '24 hours'`,
    [itemId, guestNetwork]
  )
  if (calls!.count <= DAILY_PER_NETWORK) return
  const params = { limit: DAILY_PER_NETWORK, retryAfterSeconds: secondsLeftInIndia() }
  throw new RateLimitError('tooManyGuestCallsOfItem', params)
}
