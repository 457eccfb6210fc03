import { defineError } from '#shared/http/errors/http_error'

export class UnknownDocumentError extends defineError({
  status: 404,
  code: 'documentNotFound',
  message: 'There is no such document.',
}) {}

export class DocumentSubmittedError extends defineError({
  status: 409,
  code: 'documentAlreadySubmitted',
  message: 'You have already submitted a document of this type.',
  field: 'documentType',
}) {}

export class OwnDocumentError extends defineError({
  status: 403,
  code: 'ownDocument',
  message: 'Another administrator has to check your own document.',
}) {}

export class DocumentDecidedError extends defineError({
  status: 409,
  code: 'documentAlreadyDecided',
  message: 'This document has already been decided.',
}) {}

export class UnreadableNumberError extends defineError({
  status: 409,
  code: 'documentNumberUnreadable',
  message: 'The number of this document cannot be read, so it cannot be decided.',
}) {}

export class DocumentCorrectedError extends defineError({
  status: 409,
  code: 'documentCorrected',
  message: 'This document was corrected after you opened it. Please look at it again.',
}) {}
