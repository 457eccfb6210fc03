import db from '@adonisjs/lucid/services/db'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { decryptNumber } from '#modules/verification/document_number'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'

const LIMIT = 500

/**
 * All documents for an administrator, pending ones first and then the newest. Full numbers are shown while they are
 * pending, and each showing is written down in the same transaction: so this reading is a write.
 */
export async function readSubmittedDocuments(
  administratorId: string
): Promise<SubmittedDocument[]> {
  return db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `select ${DOCUMENT_COLUMNS}, d.encrypted_number as "encryptedNumber",
         json_build_object('fullName', u.full_name, 'profileImageUrl', u.profile_image_url) as submitter
       from verification_documents d join member_profiles u on u.id = d.user_id
       order by (d.status = 'pending') desc, d.created_at desc, d.id desc limit ${LIMIT}`
    )
    const documents: SubmittedDocument[] = rows.map(withNumber)
    const shown = documents.filter(({ fullDocumentNumber }) => fullDocumentNumber !== null)
    await trx.rawQuery(
      `insert into document_number_readings (document_id, administrator_id)
       select document_id, :administratorId from unnest(:ids::uuid[]) as document_id`,
      { administratorId, ids: shown.map(({ id }) => id) }
    )
    return documents
  })
}

function withNumber({
  encryptedNumber,
  ...document
}: SubmittedDocument & { encryptedNumber: string | null }): SubmittedDocument {
  return { ...document, fullDocumentNumber: encryptedNumber && decryptNumber(encryptedNumber) }
}
