import type { VerificationDocument } from '@saajha/contract/verification'
import { asha } from '@/tests/member'

/** A pending document, in its submitter's form. */
export const pan: VerificationDocument = {
  id: 'd1',
  userId: asha.id,
  documentType: 'pan',
  documentNumber: 'XXXXXX234F',
  fullDocumentNumber: null,
  holderName: 'Asha Rao',
  documentImageUrls: ['/media/private/m1/document.webp'],
  status: 'pending',
  verificationMethod: 'manual',
  rejectionReason: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  verifiedAt: null,
  verifiedBy: null,
}
