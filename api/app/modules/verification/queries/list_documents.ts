import db from '@adonisjs/lucid/services/db'
import type { VerificationDocument } from '@saajha/contract/verification'
import { DOCUMENT_COLUMNS } from '#modules/verification/queries/document_columns'
import { sql } from '#shared/database/sql'

/** Returns a member's own documents, newest first. */
export async function listDocuments(userId: string): Promise<VerificationDocument[]> {
  return sql<VerificationDocument>(
    db,
    `select ${DOCUMENT_COLUMNS} from verification_documents d
     where d.user_id = $1 order by d.created_at desc, d.id desc`,
    [userId]
  )
}
