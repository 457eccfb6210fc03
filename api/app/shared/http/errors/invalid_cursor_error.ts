import { HttpError } from '#shared/http/errors/http_error'

/** A cursor is malformed or belongs to another sort order. */
export class InvalidCursorError extends HttpError {
  constructor() {
    super(
      422,
      'This page of the list is no longer known. Please start from the first page.',
      'cursor'
    )
  }
}
