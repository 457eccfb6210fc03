import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { VerificationDocument } from '@saajha/contract/verification'
import { maskNumber } from '@saajha/contract/document_number'
import { ownMedia } from '#modules/media/public'
import { encryptNumber } from '#modules/verification/rules/document_number'
import { DocumentSubmittedError } from '#modules/verification/errors'
import { limitDocumentChanges } from '#modules/verification/limits'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import type { submitDocumentValidator } from '#modules/verification/validators'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'

/**
 * Submits a member's identity document for review, one of each type. Images that the member did not upload are left
 * out. Throws `DocumentSubmittedError`, and `RateLimitError` after 30 changes in a day.
 */
export async function submitDocument(
  userId: string,
  fields: Infer<typeof submitDocumentValidator>
): Promise<VerificationDocument> {
  await limitDocumentChanges(userId)
  const number = fields.fullDocumentNumber ?? fields.documentNumber!
  const images = await ownMedia(userId, 'document', fields.documentImageUrls ?? [])
  const id = await newId()
  try {
    const [document] = await sql<VerificationDocument>(
      db,
      `insert into verification_documents as d
         (id, user_id, document_type, masked_number, encrypted_number, holder_name, document_image_urls)
       values ($1, $2, $3, $4, $5, $6, $7)
       returning ${DOCUMENT_COLUMNS}`,
      [
        id,
        userId,
        fields.documentType,
        maskNumber(number),
        encryptNumber(id, number),
        fields.holderName,
        images,
      ]
    )
    return document!
  } catch (error) {
    if (violatedConstraint(error) === 'document_submitted_once') throw new DocumentSubmittedError()
    throw error
  }
}

/** The id exists before the row, because the number is encrypted for that id. */
async function newId(): Promise<string> {
  const [row] = await sql<{ id: string }>(db, 'select uuidv7() as id')
  return row!.id
}
