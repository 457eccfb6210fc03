import db from '@adonisjs/lucid/services/db'
import { clearDocuments, fillDocuments } from '@saajha/database/demo/fill_documents'
import { sql } from '#shared/database/sql'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const query = (text: string, params: unknown[]) => sql(db, text, params)

/** Submits `count` documents of many members; the returned function deletes them. */
export async function submitMany(count: number): Promise<() => Promise<void>> {
  await fillDocuments(query, count)
  return async () => {
    await waitForDeliveries()
    await clearDocuments(query)
  }
}
