import type { ErrorReply } from '@saajha/contract/errors'

/** A refusal by the server. Its `message` reads `status: body`; `reply` holds the server's own words. */
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
    return typeof reply === 'object' && reply !== null ? reply : {}
  } catch {
    return {}
  }
}
