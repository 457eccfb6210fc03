import type { Id, Moment } from './values.ts'

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'voter_id', 'driving_license'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_STATUSES = ['pending', 'verified', 'rejected', 'expired'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** A verification document as its submitter sees it: `GET /api/verification-documents`. */
export type VerificationDocument = {
  id: Id
  userId: Id
  documentType: DocumentType
  /** Masked, except for the last four characters. */
  documentNumber: string
  /** Set for administrators while the document is pending; null otherwise. */
  fullDocumentNumber: string | null
  holderName: string
  /** Private URLs, readable by the submitter and administrators only. */
  documentImageUrls: string[]
  status: DocumentStatus
  verificationMethod: 'manual'
  rejectionReason: string | null
  createdAt: Moment
  verifiedAt: Moment | null
  verifiedBy: Id | null
}

/** A verification document as administrators see it: `GET /api/admin/verification-documents`. */
export type SubmittedDocument = VerificationDocument & {
  submitter: { fullName: string; profileImageUrl: string | null }
  /** The name for which the document was verified, while a new name of the member is unconfirmed; null otherwise. */
  verifiedName: string | null
  /** Increases with every correction; a decision refers to one revision. */
  revision: number
  /** Set if the number of a pending document cannot be decrypted; such a document cannot be decided. */
  isNumberUnreadable?: true
}

/** After how many days from the decision about a document its pictures are deleted. */
export const DOCUMENT_PICTURE_DAYS = 14

/** An administrator's reading of a document: `GET /api/admin/verification-documents/{id}/readings`, latest first. */
export type DocumentReading = {
  administrator: { id: Id; fullName: string }
  /** The full number, a whole picture or its thumbnail. */
  what: 'number' | 'picture' | 'thumbnail'
  at: Moment
}

/** Number of documents by status: `GET /api/admin/verification-documents/counts`. */
export type DocumentCounts = Record<DocumentStatus, number>

/** The body of `POST /api/verification-documents`. The server ignores the last three fields. */
export type DocumentBody = {
  documentType: DocumentType
  documentNumber: string
  fullDocumentNumber: string
  holderName: string
  documentImageUrls: string[]
  userId: Id
  status: 'pending'
  verificationMethod: 'manual'
}

/** The body of `PUT /api/verification-documents/{id}` while the document is pending; omitted fields are unchanged. */
export type DocumentCorrectionBody = Partial<
  Pick<DocumentBody, 'documentNumber' | 'fullDocumentNumber' | 'holderName' | 'documentImageUrls'>
>

/**
 * The body of `PUT /api/admin/verification-documents/{id}/verify`. The response is 409 if the document was corrected after
 * `revision` or, without a `revision`, after the administrator last read it.
 */
export type DecisionBody = {
  status: 'verified' | 'rejected'
  rejectionReason?: string | null
  revision?: number
}
