import db from '@adonisjs/lucid/services/db'
import { decryptNumber, encryptNumber } from '#modules/verification/rules/document_number'
import { sql } from '#shared/database/sql'

const BATCH_SIZE = 500

/**
 * Re-encrypts the numbers of all pending documents with the current key. Safe to repeat and to run during corrections.
 * Returns the number of re-encrypted documents, and the ids of documents whose number no key decrypts.
 */
export async function reencryptNumbers(): Promise<{ count: number; unreadable: string[] }> {
  const unreadable: string[] = []
  let count = 0
  let after: string | null = null
  do {
    const rows: Row[] = await nextRows(after)
    for (const { id, encrypted } of rows) {
      const number = decryptNumber(id, encrypted)
      if (number === null) unreadable.push(id)
      else count += await replace(id, encrypted, encryptNumber(id, number))
    }
    after = rows.at(-1)?.id ?? null
  } while (after)
  return { count, unreadable }
}

type Row = { id: string; encrypted: string }

async function nextRows(after: string | null): Promise<Row[]> {
  return sql<Row>(
    db,
    `select id, encrypted_number as encrypted from verification_documents
     where encrypted_number is not null and ($1::uuid is null or id > $1)
     order by id limit $2`,
    [after, BATCH_SIZE]
  )
}

/** Skips a document that was corrected or decided in the meantime. */
async function replace(id: string, encrypted: string, reencrypted: string): Promise<number> {
  const replaced = await sql(
    db,
    `update verification_documents set encrypted_number = $1
     where id = $2 and encrypted_number = $3 returning id`,
    [reencrypted, id, encrypted]
  )
  return replaced.length
}
