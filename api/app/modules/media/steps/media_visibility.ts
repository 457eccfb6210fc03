import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mediaIdOf, privateUrl, type MediaKindName } from '#modules/media/rules/media_kind'
import { isUuid } from '#shared/database/is_uuid'
import { sql, type SqlClient } from '#shared/database/sql'

/** A file, with the URL at which an administrator can open it. */
export type ModeratedMedia = { id: string; url: string; isHidden: boolean }

/** Those of some URLs that belong to uploaded files of a member, without pictures of documents. */
export async function moderatedMedia(
  client: SqlClient,
  ownerId: string,
  urls: string[]
): Promise<ModeratedMedia[]> {
  const urlOf = new Map(urls.map((url) => [mediaIdOf(url)?.toLowerCase(), url]))
  const rows = await sql<{ id: string; kind: MediaKindName; isHidden: boolean }>(
    client,
    `select id, kind, hidden_at is not null as "isHidden" from media
     where id = any($1::uuid[]) and owner_id = $2 and kind <> 'document' and state <> 'issued' order by id`,
    [[...urlOf.keys()].filter(isUuid), ownerId]
  )
  return rows.map(({ id, isHidden }) => {
    const url = urlOf.get(id)!
    return { id, url: isHidden ? privateUrl(url) : url, isHidden }
  })
}

/** Hides a file from all but administrators. Returns false when it is hidden or unknown. */
export async function hideMedia(trx: TransactionClientContract, id: string): Promise<boolean> {
  const hidden = await sql(
    trx,
    'update media set hidden_at = now() where id = $1 and hidden_at is null returning id',
    [id]
  )
  return hidden.length > 0
}

/** Shows a hidden file again. Returns the id of its member; null when it is not hidden, or was deleted. */
export async function showMedia(
  trx: TransactionClientContract,
  id: string
): Promise<string | null> {
  const [shown] = await sql<{ ownerId: string }>(
    trx,
    'update media set hidden_at = null where id = $1 and hidden_at is not null returning owner_id as "ownerId"',
    [id]
  )
  return shown?.ownerId ?? null
}
