import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { VerificationDocument } from '@saajha/contract/verification'
import {
  DocumentCorrectedError,
  DocumentDecidedError,
  OwnDocumentError,
  UnknownDocumentError,
  UnreadableNumberError,
} from '#modules/verification/errors'
import { decryptNumber } from '#modules/verification/document_number'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import type { decideDocumentValidator } from '#modules/verification/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { recordEvent } from '#shared/outbox/record_event'

/** A decided document, with its encrypted number from before the decision. */
type Decided = VerificationDocument & { encryptedNumber: string | null }

/** The revision that the administrator last read; null if they read none. */
const LAST_SEEN = `(
  select max(r.revision) from document_number_readings r
  where r.document_id = d.id and r.administrator_id = :administratorId
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
  if (!isUuid(id)) throw new UnknownDocumentError()
  const { status } = decision
  return inTransaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `update verification_documents d set status = :status, encrypted_number = null, verified_name = null,
         verified_by = :administratorId, verified_at = now(), rejection_reason = :reason
       where id = :id and status = 'pending' and user_id <> :administratorId
         and revision = coalesce(:revision, ${LAST_SEEN}, revision)
       returning ${DOCUMENT_COLUMNS}, old.encrypted_number as "encryptedNumber"`,
      {
        id,
        status,
        administratorId,
        reason: status === 'rejected' ? decision.rejectionReason! : null,
        revision: decision.revision ?? null,
      } as Record<string, string | number>
    )
    if (!rows[0]) await reject(administratorId, id)
    const { encryptedNumber, ...document } = rows[0] as Decided
    if (encryptedNumber && decryptNumber(id, encryptedNumber) === null) {
      throw new UnreadableNumberError()
    }
    const { userId } = document
    await recordEvent(trx, 'document.decided', id, { documentId: id, userId, status })
    return document
  })
}

async function reject(administratorId: string, id: string): Promise<never> {
  const { rows } = await db.rawQuery(
    'select user_id as "userId", status from verification_documents where id = ?',
    [id]
  )
  if (!rows[0]) throw new UnknownDocumentError()
  if (rows[0].userId === administratorId) throw new OwnDocumentError()
  if (rows[0].status !== 'pending') throw new DocumentDecidedError()
  throw new DocumentCorrectedError()
}
