/**
 * An answer of "no" with the sentence a person reads and the status the wire contract gives it. Modules name theirs in
 * `errors.ts`.
 */
export class HttpError extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly field?: string
  ) {
    super(message)
  }
}
