import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { PREVIEWS } from '#modules/catalogue/preview'

/** Removes the previews of listings that nobody may see any more. Safe to run anywhere and any number of times at once. */
export async function sweepPreviews(): Promise<void> {
  const disk = drive.use()
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(PREVIEWS, { recursive: true, paginationToken })
    const keys = [...page.objects].flatMap((each) => (each.isFile ? [each.key] : []))
    for (const key of await unlistedOf(keys)) await disk.delete(key)
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function unlistedOf(keys: string[]): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `select key from unnest(:keys::text[]) as key
     where not exists (select 1 from items i where i.id::text = split_part(key, '/', 2) and ${IS_LISTED})`,
    { keys }
  )
  return rows.map(({ key }: { key: string }) => key)
}
