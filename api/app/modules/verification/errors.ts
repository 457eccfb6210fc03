import { defineError } from '#shared/http/errors/http_error'

export class UnknownDocumentError extends defineError({
  status: 404,
  code: 'documentNotFound',
  message: "We couldn't find this document.",
}) {}

export class DocumentSubmittedError extends defineError({
  status: 409,
  code: 'documentAlreadySubmitted',
  message: "You've already submitted a document of this type.",
  field: 'documentType',
}) {}

export class OwnDocumentError extends defineError({
  status: 403,
  code: 'ownDocument',
  message: "You can't check your own document. Please ask another administrator.",
}) {}

export class DocumentDecidedError extends defineError({
  status: 409,
  code: 'documentAlreadyDecided',
  message: 'This document has already been verified or rejected.',
}) {}

export class UnreadableNumberError extends defineError({
  status: 409,
  code: 'documentNumberUnreadable',
  message: "We can't read this document's number, so you can't verify or reject it.",
}) {}

export class DocumentCorrectedError extends defineError({
  status: 409,
  code: 'documentCorrected',
  message: 'This document was corrected after you opened it. Please look at it again.',
}) {}
