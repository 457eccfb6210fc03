import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DocumentType } from '@saajha/contract/verification'

export { reopenDocuments } from '#modules/verification/reopen_documents'

/** What a member is told of the decision about their document. */
export type DocumentDecision = { documentType: DocumentType; rejectionReason: string | null }

/** The decision about a document, for its submitter. */
export async function documentDecision(
  trx: TransactionClientContract,
  documentId: string
): Promise<DocumentDecision> {
  const { rows } = await trx.rawQuery(
    `select document_type as "documentType", rejection_reason as "rejectionReason"
     from verification_documents where id = ?`,
    [documentId]
  )
  return rows[0]
}

/** Whether a document is verified, and not waiting again because its member has another name since. */
export async function isDocumentVerified(
  trx: TransactionClientContract,
  documentId: string
): Promise<boolean> {
  const { rows } = await trx.rawQuery(
    `select from verification_documents where id = ? and status = 'verified'`,
    [documentId]
  )
  return rows.length > 0
}
