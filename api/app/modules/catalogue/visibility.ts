import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMemberBlocked } from '#modules/identity/public'
import { isUuid } from '#shared/database/is_uuid'

/** Hides a listing. Returns its owner's id, null when it does not exist or is hidden individually already. */
export async function hideItem(
  trx: TransactionClientContract,
  id: string,
  reason: string
): Promise<string | null> {
  if (!isUuid(id)) return null
  const { rows } = await trx.rawQuery(
    `update items set moderation_status = 'rejected', rejection_reason = :reason, hidden_with_owner = false
     where id = :id and deleted_at is null and (moderation_status <> 'rejected' or hidden_with_owner)
     returning owner_id as "ownerId"`,
    { id, reason }
  )
  return rows[0]?.ownerId ?? null
}

/**
 * Shows a listing that was hidden individually; it stays unlisted while its owner is blocked. Returns null when it does not exist
 * or is not hidden individually.
 */
export async function showItem(
  trx: TransactionClientContract,
  id: string
): Promise<{ ownerId: string; isListed: boolean } | null> {
  if (!isUuid(id)) return null
  const { rows } = await trx.rawQuery(
    `select owner_id as "ownerId" from items
     where id = ? and deleted_at is null and moderation_status = 'rejected' and not hidden_with_owner`,
    [id]
  )
  if (!rows[0]) return null
  const { ownerId } = rows[0]
  const isBlocked = await isMemberBlocked(trx, ownerId)
  await trx.rawQuery(
    `update items set moderation_status = :status, rejection_reason = null, hidden_with_owner = :isBlocked
     where id = :id`,
    { id, isBlocked, status: isBlocked ? 'rejected' : 'approved' }
  )
  return { ownerId, isListed: !isBlocked }
}

/** Hides all public listings of a blocked member. Returns their number. */
export async function hideItemsOf(
  trx: TransactionClientContract,
  ownerId: string
): Promise<number> {
  const { rowCount } = await trx.rawQuery(
    `update items set moderation_status = 'rejected', hidden_with_owner = true
     where owner_id = ? and deleted_at is null and moderation_status = 'approved'`,
    [ownerId]
  )
  return rowCount
}

/** Shows the listings that were hidden with their owner. Returns their number. */
export async function showItemsOf(
  trx: TransactionClientContract,
  ownerId: string
): Promise<number> {
  const { rowCount } = await trx.rawQuery(
    `update items set moderation_status = 'approved', hidden_with_owner = false
     where owner_id = ? and deleted_at is null and hidden_with_owner`,
    [ownerId]
  )
  return rowCount
}
