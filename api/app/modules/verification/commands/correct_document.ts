import type { Infer } from '@vinejs/vine/types'
import type { DocumentStatus, VerificationDocument } from '@saajha/contract/verification'
import { maskNumber } from '@saajha/contract/document_number'
import { ownMedia } from '#modules/media/public'
import { encryptNumber } from '#modules/verification/document_number'
import { DocumentDecidedError, UnknownDocumentError } from '#modules/verification/errors'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import type { correctDocumentValidator } from '#modules/verification/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Correction = Infer<typeof correctDocumentValidator>

/**
 * Corrects a member's own pending document. Omitted fields stay unchanged, and so does the number if the client returns
 * it masked. Throws `UnknownDocumentError` or `DocumentDecidedError`.
 */
export async function correctDocument(
  userId: string,
  id: string,
  changes: Correction
): Promise<VerificationDocument> {
  if (!isUuid(id)) throw new UnknownDocumentError()
  const images =
    changes.documentImageUrls && (await ownMedia(userId, 'document', changes.documentImageUrls))

  return inTransaction(async (trx) => {
    const [own] = await sql<{ status: DocumentStatus; maskedNumber: string }>(
      trx,
      `select status, masked_number as "maskedNumber" from verification_documents
       where id = $1 and user_id = $2 for update`,
      [id, userId]
    )
    if (!own) throw new UnknownDocumentError()
    if (own.status !== 'pending') throw new DocumentDecidedError()
    const number = correctedNumber(changes, own.maskedNumber)
    const [corrected] = await sql<VerificationDocument>(
      trx,
      `update verification_documents d set
         revision = revision + 1,
         masked_number = coalesce($1, masked_number),
         encrypted_number = coalesce($2, encrypted_number),
         holder_name = coalesce($3, holder_name),
         document_image_urls = coalesce($4, document_image_urls)
       where id = $5 returning ${DOCUMENT_COLUMNS}`,
      [
        number ? maskNumber(number) : null,
        number ? encryptNumber(id, number) : null,
        changes.holderName ?? null,
        images ?? null,
        id,
      ]
    )
    return corrected!
  })
}

function correctedNumber(
  { fullDocumentNumber, documentNumber }: Correction,
  maskedNumber: string
): string | null {
  if (fullDocumentNumber) return fullDocumentNumber
  return documentNumber && documentNumber !== maskedNumber ? documentNumber : null
}
