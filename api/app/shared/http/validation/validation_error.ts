import type { SimpleError } from '@vinejs/vine/types'
import type { ErrorParams, ErrorResponse } from '@saajha/contract/errors'
import { VALIDATION_MESSAGES } from '@saajha/contract/validation_messages'
import { HttpError } from '#shared/http/errors/http_error'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

type FieldError = {
  field: string
  code: ValidationCode
  message: string
  params?: ErrorParams[ValidationCode]
}

/** Input failed its validation (422). Code and message of the response are those of the first field. */
export class ValidationError extends HttpError<ValidationCode, 422> {
  #errors: FieldError[]

  /** Takes the errors of Vine, whose messages are codes. */
  constructor(errors: SimpleError[]) {
    const fieldErrors = errors.map(fieldError)
    const { code, message, params } = fieldErrors[0]!
    super(422, code, { message, params })
    this.#errors = fieldErrors
  }

  override get body(): ErrorResponse {
    return { ...super.body, errors: this.#errors }
  }
}

function fieldError({ field, message: text, meta }: SimpleError): FieldError {
  // Vine's own text of a rule that has no code.
  const code = text in VALIDATION_MESSAGES ? (text as ValidationCode) : 'formatInvalid'
  const message = VALIDATION_MESSAGES[code]
  if (typeof message === 'string') return { field, code, message }
  const params = numbersIn(meta)
  return { field, code, message: message(params), params }
}

/** The bounds of a rule, such as `min` and `max`. */
function numbersIn(meta: SimpleError['meta']) {
  const numbers = Object.entries(meta ?? {}).filter(([, value]) => typeof value === 'number')
  return Object.fromEntries(numbers) as { min: number; max: number }
}
