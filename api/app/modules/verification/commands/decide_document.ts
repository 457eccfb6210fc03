import type { Infer } from '@vinejs/vine/types'
import type { DocumentStatus, VerificationDocument } from '@saajha/contract/verification'
import {
  DocumentCorrectedError,
  DocumentDecidedError,
  OwnDocumentError,
  UnknownDocumentError,
  UnreadableNumberError,
} from '#modules/verification/errors'
import { decryptNumber } from '#modules/verification/rules/document_number'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import type { decideDocumentValidator } from '#modules/verification/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { sql, type SqlClient } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/** A decided document, with its encrypted number from before the decision. */
type Decided = VerificationDocument & { encryptedNumber: string | null }

/** The revision of the document that the administrator `$2` last read; null if they read none. */
const LAST_SEEN = `(
  select max(r.revision) from document_number_readings r
  where r.document_id = d.id and r.administrator_id = $2
)`

/**
 * Verifies or rejects a pending document, once. The decision applies to the revision it names, else to the one that the
 * administrator last read. Responds 409 if the submitter has corrected the document since, or if its number cannot be
 * decrypted. The decision erases the number.
 */
export async function decideDocument(
  administratorId: string,
  id: string,
  decision: Infer<typeof decideDocumentValidator>
): Promise<VerificationDocument> {
  const { status } = decision
  return inTransaction(async (trx) => {
    const [decided] = await sql<Decided>(
      trx,
      `update verification_documents d set status = $1, encrypted_number = null, verified_name = null,
         verified_by = $2, verified_at = now(), rejection_reason = $3
       where id = $4 and status = 'pending' and user_id <> $2
         and revision = coalesce($5, ${LAST_SEEN}, revision)
       returning ${DOCUMENT_COLUMNS}, old.encrypted_number as "encryptedNumber"`,
      [
        status,
        administratorId,
        status === 'rejected' ? decision.rejectionReason! : null,
        id,
        decision.revision ?? null,
      ]
    )
    if (!decided) return reject(trx, administratorId, id)
    const { encryptedNumber, ...document } = decided
    if (encryptedNumber && decryptNumber(id, encryptedNumber) === null) {
      throw new UnreadableNumberError()
    }
    const { userId } = document
    await recordEvent(trx, 'document.decided', id, { documentId: id, userId, status })
    return document
  })
}

async function reject(client: SqlClient, administratorId: string, id: string): Promise<never> {
  const [document] = await sql<{ userId: string; status: DocumentStatus }>(
    client,
    'select user_id as "userId", status from verification_documents where id = $1',
    [id]
  )
  if (!document) throw new UnknownDocumentError()
  if (document.userId === administratorId) throw new OwnDocumentError()
  if (document.status !== 'pending') throw new DocumentDecidedError()
  throw new DocumentCorrectedError()
}
