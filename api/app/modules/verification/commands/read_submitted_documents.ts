import type { SubmittedDocument } from '@saajha/contract/verification'
import { decryptNumber } from '#modules/verification/document_number'
import {
  findSubmittedDocuments,
  type ReviewFilter,
  type SubmittedRow,
} from '#modules/verification/queries/find_submitted_documents'
import { inTransaction } from '#shared/database/in_transaction'
import type { Page } from '#shared/database/keyset'

/**
 * Documents for an administrator, pending ones first and then the newest. Full numbers are shown while they are pending,
 * and each showing is written down in the same transaction, for the page that is sent alone: so this reading is a write.
 */
export async function readSubmittedDocuments(
  administratorId: string,
  filter: ReviewFilter
): Promise<Page<SubmittedDocument>> {
  return inTransaction(async (trx) => {
    const { entries, nextCursor } = await findSubmittedDocuments(trx, filter)
    const pending = entries.filter(({ status }) => status === 'pending')
    await trx.rawQuery(
      `insert into document_number_readings (document_id, administrator_id, revision)
       select id, :administratorId, revision
       from unnest(:ids::uuid[], :revisions::integer[]) as shown (id, revision)`,
      {
        administratorId,
        ids: pending.map(({ id }) => id),
        revisions: pending.map(({ revision }) => revision),
      }
    )
    return { entries: entries.map(withNumber), nextCursor }
  })
}

function withNumber({
  encryptedNumber,
  revision: _,
  ...document
}: SubmittedRow): SubmittedDocument {
  return { ...document, fullDocumentNumber: encryptedNumber && decryptNumber(encryptedNumber) }
}
