import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Blocks the member of a user name or e-mail address and ends their sessions; returns their id, null where no such member
 * is unblocked. Whoever asked `isMemberBlocked` before is waited for.
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

/** Lets a blocked member sign in again; returns their id, null where no such member is blocked. */
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

/** Whether a member is blocked; the answer holds until the transaction ends. */
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
