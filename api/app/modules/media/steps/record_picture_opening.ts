import db from '@adonisjs/lucid/services/db'
import { pictureUrl } from '#modules/media/rules/media_kind'
import type { Media } from '#modules/media/queries/find_media'
import { sql } from '#shared/database/sql'

/**
 * Records that an administrator opens a picture of another member's identity document, for each document that has the picture,
 * else for none. `file` is the opened variant.
 */
export async function recordPictureOpening(
  { id, ownerId }: Media,
  file: string,
  administratorId: string
): Promise<void> {
  await sql(
    db,
    `insert into picture_openings (media_id, member_id, document_id, administrator_id, file)
     select $1, $2, p.document_id, $3, $4
     from (select) one left join document_pictures p on p.member_id = $2 and p.image_urls @> $5::text[]`,
    [id, ownerId, administratorId, file, [pictureUrl(id, 'document')]]
  )
}
