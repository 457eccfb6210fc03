import db from '@adonisjs/lucid/services/db'
import { clearDocuments, fillDocuments } from '@saajha/database/demo/fill_documents'
import { waitForDeliveries } from '#tests/wait_for'

const query = (sql: string, bindings: any[]) => db.rawQuery(sql, bindings)

/** Submits so many documents of many members for a group's tests; the returned function takes them away again. */
export async function submitMany(count: number): Promise<() => Promise<void>> {
  await fillDocuments(query, count)
  return async () => {
    await waitForDeliveries()
    await clearDocuments(query)
  }
}
