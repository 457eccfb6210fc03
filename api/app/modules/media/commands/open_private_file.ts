import db from '@adonisjs/lucid/services/db'
import type { Media } from '#modules/media/queries/find_media'
import { openVariant, type OpenVariant, type Viewer } from '#modules/media/queries/open_variant'
import { pictureUrl } from '#modules/media/rules/media_kind'
import { sql } from '#shared/database/sql'

/**
 * Opens a variant of a private picture for a signed-in viewer, and records it if an administrator opens a picture of another
 * member's identity document. Null until the worker has made the variant. Throws `UnknownMediaError`.
 */
export async function openPrivateFile(
  id: string,
  file: string,
  viewer: Viewer
): Promise<OpenVariant> {
  const variant = await openVariant(id, file, viewer)
  if (variant?.media.kind === 'document' && variant.media.ownerId !== viewer.id)
    await recordOpening(variant.media, file, viewer.id)
  return variant
}

/** Records an opening for each document that has the picture, else for none. */
async function recordOpening(
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
