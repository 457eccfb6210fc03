import db from '@adonisjs/lucid/services/db'
import { MEDIA_KINDS } from '#modules/media/rules/media_kind'
import { sql } from '#shared/database/sql'

/** An opening of a picture by an administrator: of the whole picture, or of its thumbnail. */
type PictureOpening = {
  administratorId: string
  administratorName: string
  isThumbnail: boolean
  openedAt: Date
}

/**
 * Returns the openings of the pictures of a member's document, latest first, and those of the member's pictures that were in no
 * document when they were opened.
 */
export async function listPictureOpenings(
  { memberId, documentId }: { memberId: string; documentId: string },
  limit: number
): Promise<PictureOpening[]> {
  return sql<PictureOpening>(
    db,
    `select o.administrator_id as "administratorId", m.full_name as "administratorName",
       o.file <> $3 as "isThumbnail", o.opened_at as "openedAt"
     from picture_openings o join member_profiles m on m.id = o.administrator_id
     where o.member_id = $1 and (o.document_id = $2 or o.document_id is null)
     order by o.opened_at desc limit $4`,
    [memberId, documentId, MEDIA_KINDS.document.sizes[0].file, limit]
  )
}
