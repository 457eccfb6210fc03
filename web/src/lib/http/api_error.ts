import type { CodedMessage, ErrorResponse } from '@saajha/contract/errors'
import { language } from '@/lib/preferences/language'
import type { ErrorMessages } from '@/messages/errors'

/** An error response. Its `message` is `status: body`; `response` holds the server's messages in the user's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly response: Partial<ErrorResponse>

  constructor(
    status: number,
    statusText: string,
    body: string,
    messages: ErrorMessages | null = null
  ) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.response = parseErrorResponse(body, messages)
  }

  /** The validation errors by field. */
  get fieldErrors() {
    return this.response.errors ?? []
  }
}

/** The error of a response that is not a success. */
export async function readApiError(response: Response): Promise<ApiError> {
  const [body, messages] = await Promise.all([response.text(), loadMessages()])
  return new ApiError(response.status, response.statusText, body, messages)
}

/** The messages in Hindi; null in English, the language of the server, and if they cannot be loaded. */
async function loadMessages(): Promise<ErrorMessages | null> {
  if (language === 'en') return null
  try {
    return (await import('@/messages/errors')).errorMessages
  } catch {
    return null
  }
}

function parseErrorResponse(body: string, messages: ErrorMessages | null): Partial<ErrorResponse> {
  try {
    const response: unknown = JSON.parse(body)
    if (typeof response !== 'object' || response === null) return {}
    return messages ? translateResponse(response, messages) : response
  } catch {
    return {}
  }
}

function translateResponse(
  response: Partial<ErrorResponse>,
  messages: ErrorMessages
): Partial<ErrorResponse> {
  const { message, errors } = response
  return {
    ...response,
    message: message && translate({ ...response, message }, messages),
    errors: errors?.map((each) => ({ ...each, message: translate(each, messages) })),
  }
}

/**
 * The message of an error. It is the server's if the code is unknown, as may happen while a new release replaces the previous
 * one.
 */
function translate(
  { code, message, params }: Partial<CodedMessage> & { message: string },
  messages: ErrorMessages
): string {
  if (!code || !Object.hasOwn(messages, code)) return message
  const translation = messages[code]
  if (typeof translation === 'string') return translation
  return params ? translation(params as never) : message
}
