import { mediaIdOf } from '#modules/media/rules/media_kind'
import { isUuid } from '#shared/database/is_uuid'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/**
 * Returns placeholders of photos by media id: a tiny WebP in base64. Their column is `blur`, as a rename would break nodes of the
 * previous release.
 */
export async function readPlaceholders(photoUrls: string[]): Promise<Record<string, string>> {
  const ids = photoUrls.map(mediaIdOf).filter(isUuid)
  if (ids.length === 0) return {}
  const rows = await sql<{ id: string; placeholder: string }>(
    reads(),
    'select id, blur as placeholder from media where id = any($1::uuid[]) and blur is not null and hidden_at is null',
    [ids],
    { prepare: true }
  )
  return Object.fromEntries(rows.map(({ id, placeholder }) => [id, placeholder]))
}
