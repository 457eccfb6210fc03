import { Exception } from '@adonisjs/core/exceptions'
import type { ErrorCode, ErrorParams, ErrorResponse } from '@saajha/contract/errors'

type Status =
  400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 431 | 500 | 503

type Details<Code extends ErrorCode> = {
  message: string
  params: ErrorParams[Code]
  /** The name of the invalid form field. */
  field?: string
}

/**
 * An error with its HTTP status, its code, and the message that the user reads. A parameter `retryAfterSeconds` becomes the
 * header `Retry-After`. Modules define their subclasses in `errors.ts`.
 */
export class HttpError<
  Code extends ErrorCode = ErrorCode,
  HttpStatus extends Status = Status,
> extends Exception {
  declare readonly status: HttpStatus
  declare readonly code: Code
  readonly params: ErrorParams[Code]
  readonly field: string | undefined

  constructor(status: HttpStatus, code: Code, { message, params, field }: Details<Code>) {
    super(message, { status, code })
    this.params = params
    this.field = field
  }

  /** The body of the response. */
  get body(): ErrorResponse {
    const { code, message, params, field } = this
    const coded = { code, message, ...(params && { params }) }
    return field === undefined ? coded : { ...coded, errors: [{ field, ...coded }] }
  }
}

type Definition<Code extends ErrorCode, HttpStatus extends Status> = {
  status: HttpStatus
  code: Code
  message: string | ((params: ErrorParams[Code]) => string)
  field?: string
}

type Arguments<Code extends ErrorCode> = ErrorParams[Code] extends undefined
  ? []
  : [params: ErrorParams[Code]]

/** Defines an error class. Its constructor takes the parameters of the message, if the code has any. */
export function defineError<const Code extends ErrorCode, const HttpStatus extends Status>({
  status,
  code,
  message,
  field,
}: Definition<Code, HttpStatus>) {
  return class extends HttpError<Code, HttpStatus> {
    static override readonly status = status
    static override readonly code = code

    constructor(...[params]: Arguments<Code>) {
      const given = params as ErrorParams[Code]
      const text = typeof message === 'string' ? message : message(given)
      super(status, code, { message: text, params: given, field })
    }
  }
}
