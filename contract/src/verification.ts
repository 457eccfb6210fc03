import type { Id, Moment } from './values.ts'

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'voter_id', 'driving_license'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_STATUSES = ['pending', 'verified', 'rejected', 'expired'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** An identity document as its submitter sees it: `GET /api/verification-documents`. */
export type VerificationDocument = {
  id: Id
  userId: Id
  documentType: DocumentType
  /** All but the last four characters are hidden. */
  documentNumber: string
  /** For administrators, while the document is pending; null for everybody else and ever after. */
  fullDocumentNumber: string | null
  holderName: string
  /** Private addresses: the submitter and administrators alone can open them. */
  documentImageUrls: string[]
  status: DocumentStatus
  verificationMethod: 'manual'
  rejectionReason: string | null
  createdAt: Moment
  verifiedAt: Moment | null
  verifiedBy: Id | null
}

/** A document as administrators see it: `GET /api/admin/verification-documents`. */
export type SubmittedDocument = VerificationDocument & {
  submitter: { fullName: string; profileImageUrl: string | null }
  /** The member's name that the document was verified for, while their new one waits to be confirmed. */
  verifiedName: string | null
  /** Rises with every correction; a decision names the one it is about. */
  revision: number
  /** Set where the number of a pending document cannot be decrypted: it cannot be decided. */
  isNumberUnreadable?: true
}

/** How many documents stand in each status: `GET /api/admin/verification-documents/counts`. */
export type DocumentCounts = Record<DocumentStatus, number>

/** The body of `POST /api/verification-documents`. The server decides for itself on the last three, whatever is sent. */
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

/** The body of `PUT /api/verification-documents/{id}`, while the document is pending: what is left out stays. */
export type DocumentCorrectionBody = Partial<
  Pick<DocumentBody, 'documentNumber' | 'fullDocumentNumber' | 'holderName' | 'documentImageUrls'>
>

/**
 * The body of `PUT /api/admin/verification-documents/{id}/verify`. With the `revision` that was on screen, a document corrected
 * since is a 409; without it, one corrected since the administrator last read it.
 */
export type DecisionBody = {
  status: 'verified' | 'rejected'
  rejectionReason?: string | null
  revision?: number
}
