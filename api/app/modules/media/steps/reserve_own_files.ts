import db from '@adonisjs/lucid/services/db'
import type { Media } from '#modules/media/queries/find_media'
import type { MediaKindName } from '#modules/media/rules/media_kind'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

export type OwnFile = Pick<Media, 'id' | 'kind' | 'state' | 'contentType'>

/**
 * Returns those of the files that belong to the member and have this kind, and reserves them for a day: the sweep does not delete
 * an unused file while the member's row that names it is being written. Ids that are no UUIDs belong to no file.
 */
export async function reserveOwnFiles(
  ownerId: string,
  kind: MediaKindName,
  ids: unknown[]
): Promise<OwnFile[]> {
  return sql<OwnFile>(
    db,
    `with own as (
       select id from media where owner_id = $1 and kind = $2 and id = any($3) order by id for no key update
     )
     update media m set check_at = case when m.check_at < now() + interval '1 day' then now() + interval '1 day' else m.check_at end
     from own where m.id = own.id
     returning m.id, m.kind, m.state, m.content_type as "contentType"`,
    [ownerId, kind, ids.filter(isUuid)]
  )
}
