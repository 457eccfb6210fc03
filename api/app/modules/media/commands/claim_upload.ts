import db from '@adonisjs/lucid/services/db'
import { CLAIMED_FOR, type Upload } from '#modules/media/rules/upload'
import { UsedUploadUrlError } from '#modules/media/errors'
import { sql } from '#shared/database/sql'

/** A member may send another picture after a failed one, but not an unlimited number of times. */
const MAX_ATTEMPTS = 5

/** Claims an upload URL for one upload. Throws if it is used, in use, expired, or out of attempts. */
export async function claimUpload(id: string): Promise<Upload> {
  const [upload] = await sql<Upload>(
    db,
    `update media set attempts = attempts + 1, arriving_until = now() + cast($1 as interval)
     where id = $2 and state = 'issued' and expires_at > now() and attempts < $3
       and (arriving_until is null or arriving_until < now())
     returning id, owner_id as "ownerId", kind, content_type as "contentType", max_bytes as "maxBytes", attempts as attempt`,
    [CLAIMED_FOR, id, MAX_ATTEMPTS]
  )
  if (!upload) throw new UsedUploadUrlError()
  return upload
}
