import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#modules/identity/models/user'
import { sql } from '#shared/database/sql'

/** Returns the id of the member with a user name or an email; null if there is none. */
export async function memberNamed(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const member = await User.query({ client: trx })
    .where('username', name)
    .orWhere('email', name)
    .first()
  return member?.id ?? null
}

/**
 * Blocks a member and ends their sessions. `name` is a user name or an email. Returns the member's id, or null if no
 * unblocked member matches. The row lock waits for transactions that have called `isMemberBlocked`.
 */
export async function blockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const id = await memberNamed(trx, name)
  return id && (await suspendMember(trx, id)) ? id : null
}

/** Blocks a member by id, as `blockMember` does by name. Returns false if no unblocked member has the id. */
export async function suspendMember(trx: TransactionClientContract, id: string): Promise<boolean> {
  const member = await User.query({ client: trx })
    .where('id', id)
    .whereNull('blockedAt')
    .forUpdate()
    .first()
  if (!member) return false
  await member.block()
  await sql(trx, 'delete from sessions where user_id = $1', [id])
  return true
}

/**
 * Unblocks a member. `name` is a user name or an email. Returns the member's id, or null if no blocked member matches.
 */
export async function unblockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const id = await memberNamed(trx, name)
  return id && (await reinstateMember(trx, id)) ? id : null
}

/** Unblocks a member by id. Returns false if no blocked member has the id. */
export async function reinstateMember(
  trx: TransactionClientContract,
  id: string
): Promise<boolean> {
  const unblocked = await sql(
    trx,
    'update users set blocked_at = null where id = $1 and blocked_at is not null returning id',
    [id]
  )
  return unblocked.length > 0
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
