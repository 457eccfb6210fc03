import type { ErrorResponse } from '@saajha/contract/errors'
import { refusals } from '@/messages/refusals'

/** A refusal by the server. Its `message` reads `status: body`; `response` holds the server's words, in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly response: Partial<ErrorResponse>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.response = parseErrorResponse(body)
  }

  /** The refusals field by field, for the form that sent them. */
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
