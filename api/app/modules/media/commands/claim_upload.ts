import db from '@adonisjs/lucid/services/db'
import type { Upload } from '#modules/media/upload'
import { InvalidUploadUrlError, SpentUploadUrlError } from '#modules/media/errors'
import { findMedia } from '#modules/media/queries/find_media'

/** A picture that failed may be chosen again, but an address is no door to knock at for ever. */
const MAX_ATTEMPTS = 5
/** Longer than the slowest upload and its decoding take, so that only the address of a process that died frees itself. */
const HELD_FOR = '5 minutes'

/** Holds an upload address for one arrival: throws when it was used, is being used, has expired, or failed too often. */
export async function claimUpload(id: string): Promise<Upload> {
  if (!(await findMedia(id))) throw new InvalidUploadUrlError()
  const { rows } = await db.rawQuery(
    `update media set attempts = attempts + 1, arriving_until = now() + cast(:heldFor as interval)
     where id = :id and state = 'issued' and expires_at > now() and attempts < :maxAttempts
       and (arriving_until is null or arriving_until < now())
     returning id, owner_id as "ownerId", kind, content_type as "contentType", max_bytes as "maxBytes", attempts as attempt`,
    { id, heldFor: HELD_FOR, maxAttempts: MAX_ATTEMPTS }
  )
  if (!rows[0]) throw new SpentUploadUrlError()
  return rows[0]
}
