import db from '@adonisjs/lucid/services/db'
import type { MediaKindName } from '#modules/media/media_kind'
import { isUuid } from '#shared/database/is_uuid'

/** A file that a member was allowed to send. */
export type Media = {
  id: string
  ownerId: string
  kind: MediaKindName
  /** `issued`: an address was given; `stored`: the bytes came; `ready`: people can see it. */
  state: 'issued' | 'stored' | 'ready'
  /** Of a video, as its sender declared it and its bytes proved. */
  contentType: string | null
}

/** The file behind an id, or null when there is none. */
export async function findMedia(id: string): Promise<Media | null> {
  if (!isUuid(id)) return null
  const { rows } = await db.rawQuery(
    `select id, owner_id as "ownerId", kind, state, content_type as "contentType"
     from media where id = ?`,
    [id]
  )
  return rows[0] ?? null
}
