import logger from '@adonisjs/core/services/logger'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { decryptNumber } from '#modules/verification/rules/document_number'
import {
  findSubmittedDocuments,
  type ReviewFilter,
  type SubmittedRow,
} from '#modules/verification/queries/find_submitted_documents'
import { inTransaction } from '#shared/database/in_transaction'
import type { Page } from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

/**
 * Returns a page of documents for an administrator, pending ones first, then newest first. Pending documents include
 * the full number; each disclosure is recorded in the same transaction, so this read is a write.
 */
export async function readSubmittedDocuments(
  administratorId: string,
  filter: ReviewFilter
): Promise<Page<SubmittedDocument>> {
  return inTransaction(async (trx) => {
    const { entries, nextCursor } = await findSubmittedDocuments(trx, filter)
    const documents = entries.map(withNumber)
    const unreadable = documents.filter((document) => document.isNumberUnreadable)
    if (unreadable.length > 0) {
      const ids = unreadable.map(({ id }) => id)
      logger.error(
        { documents: ids },
        'document numbers not decrypted; DOCUMENT_KEY does not match'
      )
    }
    const pending = entries.filter(
      ({ status }, n) => status === 'pending' && !documents[n]!.isNumberUnreadable
    )
    await sql(
      trx,
      `insert into document_number_readings (document_id, administrator_id, revision)
       select id, $1, revision
       from unnest($2::uuid[], $3::integer[]) as shown (id, revision)`,
      [administratorId, pending.map(({ id }) => id), pending.map(({ revision }) => revision)]
    )
    return { entries: documents, nextCursor }
  })
}

function withNumber({ encryptedNumber, ...document }: SubmittedRow): SubmittedDocument {
  if (encryptedNumber === null) return document
  const fullDocumentNumber = decryptNumber(document.id, encryptedNumber)
  if (fullDocumentNumber !== null) return { ...document, fullDocumentNumber }
  return { ...document, isNumberUnreadable: true }
}
