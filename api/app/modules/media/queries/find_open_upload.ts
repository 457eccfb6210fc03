import db from '@adonisjs/lucid/services/db'
import { BadUploadAddressError, SpentUploadAddressError } from '#modules/media/errors'
import type { MediaKindName } from '#modules/media/media_kind'
import { isUuid } from '#shared/database/is_uuid'

/** A file that may still arrive. */
export type OpenUpload = { id: string; kind: MediaKindName }

/** The upload behind a signed address; throws when it arrived already or its ten minutes are over. */
export async function findOpenUpload(id: string): Promise<OpenUpload> {
  if (!isUuid(id)) throw new BadUploadAddressError()
  const { rows } = await db.rawQuery(
    `select id, kind, state = 'issued' and expires_at > now() as "isOpen" from media where id = ?`,
    [id]
  )
  if (!rows[0]) throw new BadUploadAddressError()
  if (!rows[0].isOpen) throw new SpentUploadAddressError()
  return rows[0]
}
