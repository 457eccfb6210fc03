import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { sql, type SqlClient } from '#shared/database/sql'

/** Returns whether a listing exists and is not hidden by itself. */
export async function canHideItem(client: SqlClient, id: string): Promise<boolean> {
  const rows = await sql(
    client,
    `select from items
     where id = $1 and deleted_at is null and (moderation_status <> 'rejected' or hidden_with_owner)`,
    [id]
  )
  return rows.length > 0
}

/** The owner of a listing and whether it is hidden by itself; null for an unknown and for a deleted one. */
export async function findModeratedItem(
  client: SqlClient,
  id: string
): Promise<{ ownerId: string; isHidden: boolean } | null> {
  const [item] = await sql<{ ownerId: string; isHidden: boolean }>(
    client,
    `select owner_id as "ownerId", moderation_status = 'rejected' and not hidden_with_owner as "isHidden"
     from items where id = $1 and deleted_at is null`,
    [id]
  )
  return item ?? null
}

/** Returns the title of an owner's listing that is hidden by itself; null for a listing of another member and for any other. */
export async function hiddenItemOf(
  client: SqlClient,
  ownerId: string,
  id: string
): Promise<{ title: string } | null> {
  const [item] = await sql<{ title: string }>(
    client,
    `select title from items where id = $1 and owner_id = $2 and deleted_at is null
       and moderation_status = 'rejected' and not hidden_with_owner`,
    [id, ownerId]
  )
  return item ?? null
}

/** The numbers of the public listings of members. */
export async function countListed(
  client: SqlClient,
  ownerIds: string[]
): Promise<Map<string, number>> {
  const counts = await sql<{ ownerId: string; count: number }>(
    client,
    `select i.owner_id as "ownerId", count(*)::int as count from items i
     where i.owner_id = any($1::uuid[]) and ${IS_LISTED} group by 1`,
    [ownerIds]
  )
  return new Map(counts.map(({ ownerId, count }) => [ownerId, count]))
}

/** The ids of all listings of a member, deleted ones included. */
export async function itemsOf(client: SqlClient, ownerId: string): Promise<string[]> {
  const items = await sql<{ id: string }>(client, 'select id from items where owner_id = $1', [
    ownerId,
  ])
  return items.map(({ id }) => id)
}
