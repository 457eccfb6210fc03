import db from '@adonisjs/lucid/services/db'
import { limitUploads } from '#modules/media/limits'
import type { MediaKindName } from '#modules/media/media_kind'

const VALID_FOR = '10 minutes'

/** What an upload URL accepts: one kind, one type, and at most `maxBytes`. */
type Upload = { kind: MediaKindName; maxBytes: number; contentType?: string }

/** Issues uploads of `count` files; each URL accepts one file within ten minutes. Returns the ids in order. */
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
