import { Refusal } from '#shared/http/refusal'

/** A cursor that the list never gave, or that belongs to another order of it. */
export class InvalidCursorError extends Refusal {
  constructor() {
    super(
      422,
      'This page of the list is no longer known. Please start from the first page.',
      'cursor'
    )
  }
}
