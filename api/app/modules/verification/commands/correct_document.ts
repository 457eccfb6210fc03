import type { Infer } from '@vinejs/vine/types'
import type { VerificationDocument as SubmitterDocument } from '@saajha/contract/verification'
import { ownMedia } from '#modules/media/public'
import { DocumentDecidedError, UnknownDocumentError } from '#modules/verification/errors'
import { limitDocumentChanges } from '#modules/verification/limits'
import VerificationDocument from '#modules/verification/models/verification_document'
import type { correctDocumentValidator } from '#modules/verification/validators'
import { inTransaction } from '#shared/database/in_transaction'

type Correction = Infer<typeof correctDocumentValidator>

/**
 * Corrects a member's own pending document. Omitted fields stay unchanged, and so does the number if the client returns
 * it masked. Throws `UnknownDocumentError` or `DocumentDecidedError`, and
 * `RateLimitError` after 30 changes in a day.
 */
export async function correctDocument(
  userId: string,
  id: string,
  changes: Correction
): Promise<SubmitterDocument> {
  await limitDocumentChanges(userId)
  const images =
    changes.documentImageUrls && (await ownMedia(userId, 'document', changes.documentImageUrls))

  return inTransaction(async (trx) => {
    const document = await VerificationDocument.lockOf(trx, userId, id)
    if (!document) throw new UnknownDocumentError()
    if (document.status !== 'pending') throw new DocumentDecidedError()
    await document.correct({
      number: correctedNumber(changes, document.maskedNumber),
      holderName: changes.holderName,
      documentImageUrls: images ?? undefined,
    })
    return document.toSubmitterJson()
  })
}

function correctedNumber(
  { fullDocumentNumber, documentNumber }: Correction,
  maskedNumber: string
): string | undefined {
  if (fullDocumentNumber) return fullDocumentNumber
  return documentNumber && documentNumber !== maskedNumber ? documentNumber : undefined
}
