import { mediaIdOf } from '#modules/media/media_kind'
import { isUuid } from '#shared/database/is_uuid'
import { readRows } from '#shared/database/read_rows'

/** Returns placeholders of photos by media id: a tiny WebP in base64. */
export async function readPlaceholders(photoUrls: string[]): Promise<Record<string, string>> {
  const ids = photoUrls.map(mediaIdOf).filter(isUuid)
  if (ids.length === 0) return {}
  const rows = await readRows<{ id: string; blur: string }>({
    name: 'blurs',
    sql: 'select id, blur from media where id = any(?::uuid[]) and blur is not null',
    bindings: [ids],
  })
  return Object.fromEntries(rows.map(({ id, blur }) => [id, blur]))
}
