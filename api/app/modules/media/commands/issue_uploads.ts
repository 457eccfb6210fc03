import db from '@adonisjs/lucid/services/db'
import { limitUploads } from '#modules/media/limits'
import type { MediaKindName } from '#modules/media/rules/media_kind'
import { sql } from '#shared/database/sql'

const VALID_FOR = '10 minutes'

/** What an upload URL accepts: one kind, one type, and at most `maxBytes`. */
type Upload = { kind: MediaKindName; maxBytes: number; contentType?: string }

/** Issues uploads of `count` files; each URL accepts one file within ten minutes. Returns the ids in order. */
export async function issueUploads(ownerId: string, upload: Upload, count = 1): Promise<string[]> {
  await limitUploads(ownerId, count)
  const { kind, maxBytes, contentType = null } = upload
  const rows = await sql<{ id: string }>(
    db,
    `insert into media (owner_id, kind, max_bytes, content_type, expires_at)
     select $1, $2, $3, $4, now() + cast($5 as interval)
     from generate_series(1, $6)
     returning id`,
    [ownerId, kind, maxBytes, contentType, VALID_FOR, count]
  )
  return rows.map(({ id }) => id)
}
