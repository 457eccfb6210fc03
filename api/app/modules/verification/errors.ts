import { HttpError } from '#shared/http/errors/http_error'

export class UnknownDocumentError extends HttpError {
  constructor() {
    super(404, 'There is no such document.')
  }
}

export class DocumentSubmittedError extends HttpError {
  constructor() {
    super(409, 'You have already submitted a document of this type.', 'documentType')
  }
}

export class OwnDocumentError extends HttpError {
  constructor() {
    super(403, 'Another administrator has to check your own document.')
  }
}

export class DocumentDecidedError extends HttpError {
  constructor() {
    super(409, 'This document has already been decided.')
  }
}

export class UnreadableNumberError extends HttpError {
  constructor() {
    super(409, 'The number of this document cannot be read, so it cannot be decided.')
  }
}

export class DocumentCorrectedError extends HttpError {
  constructor() {
    super(409, 'This document was corrected after you opened it. Please look at it again.')
  }
}
