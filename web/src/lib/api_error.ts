import type { ErrorResponse } from '@saajha/contract/errors'
import { refusals } from '@/messages/refusals'

/** An error response. Its `message` is `status: body`; `response` holds the server's messages in the user's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly response: Partial<ErrorResponse>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.response = parseErrorResponse(body)
  }

  /** The validation errors by field. */
  get fieldErrors() {
    return this.response.errors ?? []
  }
}

function parseErrorResponse(body: string): Partial<ErrorResponse> {
  try {
    const response: unknown = JSON.parse(body)
    return typeof response === 'object' && response !== null ? inReadersLanguage(response) : {}
  } catch {
    return {}
  }
}

function inReadersLanguage(response: Partial<ErrorResponse>): Partial<ErrorResponse> {
  const { message, errors } = response
  return {
    message: message && refusals.told(message),
    errors: errors?.map(({ field, message }) => ({ field, message: refusals.told(message) })),
  }
}
