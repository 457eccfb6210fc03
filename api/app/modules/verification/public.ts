import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DocumentType } from '@saajha/contract/verification'
import { sql } from '#shared/database/sql'

export { reopenDocuments } from '#modules/verification/steps/reopen_documents'

/** The details of a decision, for the submitter's notification. */
type DocumentDecision = { documentType: DocumentType; rejectionReason: string | null }

/** Returns the details of the decision about a document. */
export async function documentDecision(
  trx: TransactionClientContract,
  documentId: string
): Promise<DocumentDecision> {
  const [decision] = await sql<DocumentDecision>(
    trx,
    `select document_type as "documentType", rejection_reason as "rejectionReason"
     from verification_documents where id = $1`,
    [documentId]
  )
  return decision!
}

/** Returns whether a document is verified. It no longer is once its member changes their name. */
export async function isDocumentVerified(
  trx: TransactionClientContract,
  documentId: string
): Promise<boolean> {
  const rows = await sql(
    trx,
    `select from verification_documents where id = $1 and status = 'verified'`,
    [documentId]
  )
  return rows.length > 0
}
