import type { CodedMessage, ErrorResponse } from '@saajha/contract/errors'
import { errorMessages } from '@/messages/errors'

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
    ...response,
    message: message && translated({ ...response, message }),
    errors: errors?.map((each) => ({ ...each, message: translated(each) })),
  }
}

/**
 * The message of an error in the language of the page. It is the server's if the code is unknown, which happens while a new
 * release replaces the previous one.
 */
function translated({
  code,
  message,
  params,
}: Partial<CodedMessage> & { message: string }): string {
  if (!errorMessages || !code || !Object.hasOwn(errorMessages, code)) return message
  const translation = errorMessages[code]
  if (typeof translation === 'string') return translation
  return params ? translation(params as never) : message
}
