/** Events of the verification module. */
export interface VerificationEvents {
  /** An administrator verified or rejected a member's identity document. */
  'document.decided': {
    documentId: string
    userId: string
    status: 'verified' | 'rejected'
  }
}
