import db from '@adonisjs/lucid/services/db'
import type { MediaKindName } from '#modules/media/media_kind'

const VALID_FOR = '10 minutes'

/**
 * Allows a member to send `count` files; each may arrive once, within ten minutes. Returns their ids in order. The type of
 * a video is fixed with its address.
 */
export async function issueUploads(
  ownerId: string,
  kind: MediaKindName,
  count: number,
  contentType: string | null = null
): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `insert into media (owner_id, kind, content_type, expires_at)
     select :ownerId, :kind, :contentType, now() + cast(:validFor as interval) from generate_series(1, :count)
     returning id`,
    { ownerId, kind, contentType, count, validFor: VALID_FOR }
  )
  return rows.map(({ id }: { id: string }) => id)
}
