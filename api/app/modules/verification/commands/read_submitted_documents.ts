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
      `select ${DOCUMENT_COLUMNS}, d.encrypted_number as "encryptedNumber", d.revision,
         json_build_object('fullName', u.full_name, 'profileImageUrl', u.profile_image_url) as submitter
       from verification_documents d join member_profiles u on u.id = d.user_id
       order by (d.status = 'pending') desc, d.created_at desc, d.id desc limit ${LIMIT}`
    )
    const pending = rows.filter(({ status }: SubmittedDocument) => status === 'pending')
    await trx.rawQuery(
      `insert into document_number_readings (document_id, administrator_id, revision)
       select id, :administratorId, revision
       from unnest(:ids::uuid[], :revisions::integer[]) as shown (id, revision)`,
      {
        administratorId,
        ids: pending.map(({ id }: SubmittedDocument) => id),
        revisions: pending.map(({ revision }: { revision: number }) => revision),
      }
    )
    return rows.map(withNumber)
  })
}

function withNumber({
  encryptedNumber,
  revision: _,
  ...document
}: SubmittedDocument & { encryptedNumber: string | null; revision: number }): SubmittedDocument {
  return { ...document, fullDocumentNumber: encryptedNumber && decryptNumber(encryptedNumber) }
}
