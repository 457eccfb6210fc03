import { Refusal } from '#shared/http/refusal'

export class UnknownDocumentError extends Refusal {
  constructor() {
    super(404, 'There is no such document.')
  }
}

export class DocumentSubmittedError extends Refusal {
  constructor() {
    super(409, 'You have already submitted a document of this type.', 'documentType')
  }
}

export class OwnDocumentError extends Refusal {
  constructor() {
    super(403, 'Another administrator has to check your own document.')
  }
}

export class DocumentDecidedError extends Refusal {
  constructor() {
    super(409, 'This document has already been decided.')
  }
}

export class UnreadableNumberError extends Refusal {
  constructor() {
    super(409, 'The number of this document cannot be read, so it cannot be decided.')
  }
}

export class DocumentCorrectedError extends Refusal {
  constructor() {
    super(409, 'This document was corrected after you opened it. Please look at it again.')
  }
}
