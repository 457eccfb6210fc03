import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  type SubmittedDocument,
} from '@saajha/contract/verification'

export const REVIEWS = '/api/admin/verification-documents'

/** Server responses for these documents, for `stubRequests`: each list as one page, and the counts. */
export function stubReviews(documents: readonly SubmittedDocument[]) {
  const of = (wanted: string) => documents.filter(({ status }) => status === wanted)
  const counts = DOCUMENT_STATUSES.map((status) => [status, of(status).length] as const)
  return {
    [`GET ${REVIEWS}?limit=25`]: { body: documents },
    ...Object.fromEntries(
      DOCUMENT_STATUSES.map((status) => [
        `GET ${REVIEWS}?status=${status}&limit=25`,
        { body: of(status) },
      ])
    ),
    [`GET ${REVIEWS}/counts`]: { body: Object.fromEntries(counts) },
  }
}

/** What a decision in the body of a request changes in the document. */
export function decisionIn(body: RequestInit['body']) {
  const { status, rejectionReason = null } = JSON.parse(body as string) as {
    status: DocumentStatus
    rejectionReason?: string | null
  }
  return { status, rejectionReason }
}
