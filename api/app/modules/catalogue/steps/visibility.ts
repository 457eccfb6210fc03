import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMemberBlocked } from '#modules/identity/public'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

const IS_HIDDEN = `deleted_at is null and moderation_status = 'rejected' and not hidden_with_owner`

/** Hides a listing. Returns its owner's id, null when it does not exist or is hidden individually already. */
export async function hideItem(
  trx: TransactionClientContract,
  id: string,
  reason: string
): Promise<string | null> {
  if (!isUuid(id)) return null
  const [hidden] = await sql<{ ownerId: string }>(
    trx,
    `update items set moderation_status = 'rejected', rejection_reason = $1, hidden_with_owner = false
     where id = $2 and deleted_at is null and (moderation_status <> 'rejected' or hidden_with_owner)
     returning owner_id as "ownerId"`,
    [reason, id]
  )
  return hidden?.ownerId ?? null
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
  const [item] = await sql<{ ownerId: string }>(
    trx,
    `select owner_id as "ownerId" from items where id = $1 and ${IS_HIDDEN}`,
    [id]
  )
  if (!item) return null
  const { ownerId } = item
  // Locks the member before the listing.
  const isBlocked = await isMemberBlocked(trx, ownerId)
  const shown = await sql(
    trx,
    `update items set moderation_status = $1, rejection_reason = null, hidden_with_owner = $2
     where id = $3 and ${IS_HIDDEN} returning id`,
    [isBlocked ? 'rejected' : 'approved', isBlocked, id]
  )
  return shown.length > 0 ? { ownerId, isListed: !isBlocked } : null
}

/** Hides all public listings of a blocked member. Returns their number. */
export async function hideItemsOf(
  trx: TransactionClientContract,
  ownerId: string
): Promise<number> {
  const hidden = await sql<{ id: string }>(
    trx,
    `update items set moderation_status = 'rejected', hidden_with_owner = true
     where owner_id = $1 and deleted_at is null and moderation_status = 'approved'
     returning id`,
    [ownerId]
  )
  const events = hidden.map(({ id }) => ({
    due: {},
    aggregateId: id,
    payload: { itemId: id, ownerId },
  }))
  await recordEventsAt(trx, 'item.removed', events)
  return hidden.length
}

/** Shows the listings that were hidden with their owner. Returns their number. */
export async function showItemsOf(
  trx: TransactionClientContract,
  ownerId: string
): Promise<number> {
  const shown = await sql(
    trx,
    `update items set moderation_status = 'approved', hidden_with_owner = false
     where owner_id = $1 and deleted_at is null and hidden_with_owner returning id`,
    [ownerId]
  )
  return shown.length
}
