import db from '@adonisjs/lucid/services/db'
import type { MediaKindName } from '#modules/media/rules/media_kind'
import { sql, type SqlClient } from '#shared/database/sql'

/** A file that a member uploads. */
export type Media = {
  id: string
  ownerId: string
  kind: MediaKindName
  /** `issued`: the upload URL exists; `stored`: the bytes are uploaded; `ready`: the file can be served. */
  state: 'issued' | 'stored' | 'ready'
  /** Only of a video; declared by the uploader and verified by its bytes. */
  contentType: string | null
}

/** Finds a file by id; null if there is none, and for a hidden one unless `isForAdministrator`. */
export async function findMedia(
  id: string,
  client: SqlClient = db,
  { isForAdministrator = false } = {}
): Promise<Media | null> {
  const [media] = await sql<Media>(
    client,
    `select id, owner_id as "ownerId", kind, state, content_type as "contentType"
     from media where id = $1 and (hidden_at is null or $2)`,
    [id, isForAdministrator]
  )
  return media ?? null
}
