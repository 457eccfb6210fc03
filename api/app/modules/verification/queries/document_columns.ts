/** The columns of a document `d` that its submitter may read. */
export const DOCUMENT_COLUMNS = `
  d.id, d.user_id as "userId", d.document_type as "documentType", d.masked_number as "documentNumber",
  null as "fullDocumentNumber", d.holder_name as "holderName", d.document_image_urls as "documentImageUrls",
  d.status, 'manual' as "verificationMethod", d.rejection_reason as "rejectionReason",
  d.created_at as "createdAt", d.verified_at as "verifiedAt", d.verified_by as "verifiedBy"`
