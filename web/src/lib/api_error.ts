import type { ErrorReply } from '@saajha/contract/errors'
import { refusals } from '@/messages/refusals'

/** A refusal by the server. Its `message` reads `status: body`; `reply` holds the server's words, in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly reply: Partial<ErrorReply>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.reply = parseReply(body)
  }

  /** The refusals field by field, for the form that sent them. */
  get fieldErrors() {
    return this.reply.errors ?? []
  }
}

function parseReply(body: string): Partial<ErrorReply> {
  try {
    const reply: unknown = JSON.parse(body)
    return typeof reply === 'object' && reply !== null ? inReadersLanguage(reply) : {}
  } catch {
    return {}
  }
}

function inReadersLanguage(reply: Partial<ErrorReply>): Partial<ErrorReply> {
  const { message, errors } = reply
  return {
    message: message && refusals.told(message),
    errors: errors?.map(({ field, message }) => ({ field, message: refusals.told(message) })),
  }
}
