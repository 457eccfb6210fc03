import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#modules/identity/models/user'
import { sql } from '#shared/database/sql'

/**
 * Blocks a member and ends their sessions. `name` is a user name or an email. Returns the member's id, or null if no
 * unblocked member matches. The row lock waits for transactions that have called `isMemberBlocked`.
 */
export async function blockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const member = await User.query({ client: trx })
    .where((query) => query.where('username', name).orWhere('email', name))
    .whereNull('blockedAt')
    .forUpdate()
    .first()
  if (!member) return null
  await member.block()
  await sql(trx, 'delete from sessions where user_id = $1', [member.id])
  return member.id
}

/**
 * Unblocks a member. `name` is a user name or an email. Returns the member's id, or null if no blocked member matches.
 */
export async function unblockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const [member] = await sql<{ id: string }>(
    trx,
    `update users set blocked_at = null
     where (username = $1 or email = $1) and blocked_at is not null returning id`,
    [name]
  )
  return member?.id ?? null
}

/** Returns whether a member is blocked. The share lock keeps the result valid until the transaction ends. */
export async function isMemberBlocked(
  trx: TransactionClientContract,
  memberId: string
): Promise<boolean> {
  const [member] = await sql<{ isBlocked: boolean }>(
    trx,
    'select blocked_at is not null as "isBlocked" from users where id = $1 for share',
    [memberId]
  )
  return member!.isBlocked
}
