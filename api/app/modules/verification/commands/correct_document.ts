import type { Infer } from '@vinejs/vine/types'
import type { VerificationDocument } from '@saajha/contract/verification'
import { maskNumber } from '@saajha/contract/document_number'
import { ownMedia } from '#modules/media/public'
import { encryptNumber } from '#modules/verification/document_number'
import { DocumentDecidedError, UnknownDocumentError } from '#modules/verification/errors'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import type { correctDocumentValidator } from '#modules/verification/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'

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
    const { rows: own } = await trx.rawQuery(
      `select status, masked_number as "maskedNumber" from verification_documents
       where id = :id and user_id = :userId for update`,
      { id, userId }
    )
    if (!own[0]) throw new UnknownDocumentError()
    if (own[0].status !== 'pending') throw new DocumentDecidedError()
    const number = correctedNumber(changes, own[0].maskedNumber)
    const { rows } = await trx.rawQuery(
      `update verification_documents d set
         revision = revision + 1,
         masked_number = coalesce(:masked, masked_number),
         encrypted_number = coalesce(:encrypted, encrypted_number),
         holder_name = coalesce(:holderName, holder_name),
         document_image_urls = coalesce(:images, document_image_urls)
       where id = :id returning ${DOCUMENT_COLUMNS}`,
      {
        id,
        masked: number ? maskNumber(number) : null,
        encrypted: number ? encryptNumber(id, number) : null,
        holderName: changes.holderName ?? null,
        images: images ?? null,
      } as Record<string, string | string[]>
    )
    return rows[0]
  })
}

function correctedNumber(
  { fullDocumentNumber, documentNumber }: Correction,
  maskedNumber: string
): string | null {
  if (fullDocumentNumber) return fullDocumentNumber
  return documentNumber && documentNumber !== maskedNumber ? documentNumber : null
}
