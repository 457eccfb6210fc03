import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Blocks a member and ends their sessions. `name` is a user name or an email. Returns the member's id, or null if no
 * unblocked member matches. The row lock waits for transactions that have called `isMemberBlocked`.
 */
export async function blockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const { rows } = await trx.rawQuery(
    `select id from users where (username = :name or email = :name) and blocked_at is null for update`,
    { name }
  )
  if (!rows[0]) return null
  const { id } = rows[0]
  await trx.rawQuery('update users set blocked_at = now() where id = ?', [id])
  await trx.rawQuery('delete from sessions where user_id = ?', [id])
  return id
}

/**
 * Unblocks a member. `name` is a user name or an email. Returns the member's id, or null if no blocked member matches.
 */
export async function unblockMember(
  trx: TransactionClientContract,
  name: string
): Promise<string | null> {
  const { rows } = await trx.rawQuery(
    `update users set blocked_at = null
     where (username = :name or email = :name) and blocked_at is not null returning id`,
    { name }
  )
  return rows[0]?.id ?? null
}

/** Returns whether a member is blocked. The share lock keeps the result valid until the transaction ends. */
export async function isMemberBlocked(
  trx: TransactionClientContract,
  memberId: string
): Promise<boolean> {
  const { rows } = await trx.rawQuery(
    'select blocked_at is not null as "isBlocked" from users where id = ? for share',
    [memberId]
  )
  return rows[0].isBlocked
}
