import { HttpError } from '#shared/http/errors/http_error'

/** A cursor that the list never gave, or that belongs to another order of it. */
export class InvalidCursorError extends HttpError {
  constructor() {
    super(
      422,
      'This page of the list is no longer known. Please start from the first page.',
      'cursor'
    )
  }
}
