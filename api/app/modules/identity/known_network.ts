import db from '@adonisjs/lucid/services/db'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { networkOf } from '#shared/http/limits/network_of'

const DAYS = 90

/** Returns whether the account has signed in from the client's network in the last 90 days. */
export async function isKnownNetwork(accountId: string, ip: string): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `select from sign_in_networks
     where user_id = :accountId and network = :network and last_at > now() - make_interval(days => :days)`,
    { accountId, network: hashOf(accountId, ip), days: DAYS }
  )
  return rows.length > 0
}

/** Records a sign-in of the account from the client's network; deletes its networks older than 90 days. */
export async function rememberNetwork(accountId: string, ip: string): Promise<void> {
  await db.rawQuery(
    `insert into sign_in_networks (user_id, network) values (:accountId, :network)
     on conflict (user_id, network) do update set last_at = now()`,
    { accountId, network: hashOf(accountId, ip) }
  )
  await db.rawQuery(
    `delete from sign_in_networks
     where user_id = :accountId and last_at <= now() - make_interval(days => :days)`,
    { accountId, days: DAYS }
  )
}

function hashOf(accountId: string, ip: string): string {
  return keyedHash('sign-in networks', `${accountId} ${networkOf(ip)}`)
}
