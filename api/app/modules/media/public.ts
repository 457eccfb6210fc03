import db from '@adonisjs/lucid/services/db'
import { uploadOfAddress } from '#modules/media/upload_address'
import { isUuid } from '#shared/database/is_uuid'
import { mediaUrl, type MediaKindName } from '#modules/media/media_kind'

/** Whether every address was given to this member, for a picture of a listing, by this server. */
export async function areOwnMedia(ownerId: string, urls: string[]): Promise<boolean> {
  const ids = urls.map(mediaIdOf)
  if (ids.some((id) => id === null)) return false
  const { rows } = await db.rawQuery(
    'select id, kind from media where owner_id = :ownerId and id = any(:ids)',
    { ownerId, ids }
  )
  const own = new Set(
    rows.map(({ id, kind }: { id: string; kind: MediaKindName }) => mediaUrl(id, kind))
  )
  return urls.every((url) => own.has(url))
}

function mediaIdOf(url: string): string | null {
  return /^\/media\/([0-9a-f-]{36})\/full\.webp$/.exec(url)?.[1] ?? null
}

/** The address of the profile picture behind an upload address of this member's, or null when it is not theirs. */
export async function profilePictureOf(
  ownerId: string,
  uploadAddress: string
): Promise<string | null> {
  const id = uploadOfAddress(uploadAddress)
  if (!isUuid(id)) return null
  const { rows } = await db.rawQuery(
    `select id from media where id = :id and owner_id = :ownerId and kind = 'profile_picture'`,
    { id, ownerId }
  )
  return rows[0] ? mediaUrl(rows[0].id, 'profile_picture') : null
}
