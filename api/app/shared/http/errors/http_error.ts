/**
 * An error with its HTTP status and the message that the user reads; `field` names the invalid form field. Modules define
 * their subclasses in `errors.ts`.
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
