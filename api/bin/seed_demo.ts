import drive from '@adonisjs/drive/services/main'
import hash from '@adonisjs/core/services/hash'
import { DEMO_PASSWORD } from '@saajha/database/demo/people'
import { seedDemoMarketplace } from '@saajha/database/seeders/seed_demo_marketplace'
import { hasMembers } from '#bin/has_members'
import { assertMediaDisk, pictureUrl, variantKey } from '#modules/media/public'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Seeds an empty marketplace with demo members, listings and images. Returns false, without a change, if there are members. */
export async function seedDemo(): Promise<boolean> {
  if (await hasMembers()) return false
  await assertMediaDisk()
  const passwordHash = await hash.make(DEMO_PASSWORD)
  await inTransaction((trx) =>
    seedDemoMarketplace({
      passwordHash,
      query: (text, params) => sql(trx, text, params),
      urlOf: pictureUrl,
      storeVariant: (mediaId, file, bytes) => drive.use().put(variantKey(mediaId, file), bytes),
    })
  )
  return true
}
