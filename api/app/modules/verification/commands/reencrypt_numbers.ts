import db from '@adonisjs/lucid/services/db'
import { decryptNumber, encryptNumber } from '#modules/verification/document_number'

const AT_ONCE = 500

/**
 * Encrypts the numbers of all documents that wait again, with the key of today. Safe to run again, and while members
 * correct theirs. Returns how many were, and the ids of the documents whose number no key reads.
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
  const { rows } = await db.rawQuery(
    `select id, encrypted_number as encrypted from verification_documents
     where encrypted_number is not null and (:after::uuid is null or id > :after)
     order by id limit :limit`,
    { after, limit: AT_ONCE }
  )
  return rows
}

/** One that was corrected or decided in the meantime is left alone. */
async function replace(id: string, encrypted: string, again: string): Promise<number> {
  const { rowCount } = await db.rawQuery(
    `update verification_documents set encrypted_number = :again
     where id = :id and encrypted_number = :encrypted`,
    { id, encrypted, again }
  )
  return rowCount
}
