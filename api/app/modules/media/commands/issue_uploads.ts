import db from '@adonisjs/lucid/services/db'
import { limitUploads } from '#modules/media/limits'
import type { MediaKindName } from '#modules/media/media_kind'

const VALID_FOR = '10 minutes'

/** What an upload address takes: nothing of another kind or type, and no byte more. */
type Upload = { kind: MediaKindName; maxBytes: number; contentType?: string }

/** Allows a member to send `count` files; each may arrive once, within ten minutes. Returns their ids in order. */
export async function issueUploads(ownerId: string, upload: Upload, count = 1): Promise<string[]> {
  await limitUploads(ownerId, count)
  const { kind, maxBytes, contentType = null } = upload
  const { rows } = await db.rawQuery(
    `insert into media (owner_id, kind, max_bytes, content_type, expires_at)
     select :ownerId, :kind, :maxBytes, :contentType, now() + cast(:validFor as interval)
     from generate_series(1, :count)
     returning id`,
    { ownerId, kind, maxBytes, contentType, count, validFor: VALID_FOR }
  )
  return rows.map(({ id }: { id: string }) => id)
}
