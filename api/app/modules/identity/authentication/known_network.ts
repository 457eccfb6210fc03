import db from '@adonisjs/lucid/services/db'
import { sql, type SqlClient } from '#shared/database/sql'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { networkOf } from '#shared/http/limits/network_of'

/** How long a network from which a member has signed in is known. */
export const NETWORK_DAYS = 90

/** Returns whether the account has signed in from the client's network in the last 90 days, with its present password. */
export async function isKnownNetwork(
  accountId: string,
  ip: string,
  client: SqlClient = db
): Promise<boolean> {
  const rows = await sql(
    client,
    `select from sign_in_networks n join users u on u.id = n.user_id
     where n.user_id = $1 and n.network = $2
       and n.last_at > greatest(now() - make_interval(days => $3), u.clients_forgotten_at)`,
    [accountId, hashOf(accountId, ip), NETWORK_DAYS]
  )
  return rows.length > 0
}

/**
 * Returns whether the account has signed in before on this device, at `deviceAt`, or from this network, and its password has not
 * been replaced since.
 */
export async function isKnownClient(
  accountId: string,
  { ip, deviceAt }: { ip: string; deviceAt: Date | null }
): Promise<boolean> {
  const rows = await sql(
    db,
    `select from users u left join sign_in_networks n on n.user_id = u.id and n.network = $2
     where u.id = $1 and (
       $3::timestamptz > coalesce(u.clients_forgotten_at, '-infinity') or
       n.last_at > greatest(now() - make_interval(days => $4), u.clients_forgotten_at))`,
    [accountId, hashOf(accountId, ip), deviceAt, NETWORK_DAYS]
  )
  return rows.length > 0
}

/** Records a sign-in of the account from the client's network; deletes its networks older than 90 days. */
export async function rememberNetwork(accountId: string, ip: string): Promise<void> {
  await sql(
    db,
    `insert into sign_in_networks (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set last_at = now()`,
    [accountId, hashOf(accountId, ip)]
  )
  await sql(
    db,
    `delete from sign_in_networks
     where user_id = $1 and last_at <= now() - make_interval(days => $2)`,
    [accountId, NETWORK_DAYS]
  )
}

function hashOf(accountId: string, ip: string): string {
  return keyedHash('sign-in networks', `${accountId} ${networkOf(ip)}`)
}
