import vine from '@vinejs/vine'
import { lineError, normalizeLine } from '@saajha/contract/line_text'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

/**
 * A Vine rule for names, titles and locations: normalizes the text, as lines are unless told otherwise, and rejects deceptive
 * characters.
 */
export const singleLine = vine.createRule(
  (value, normalize: ((text: string) => string) | undefined, field) => {
    if (typeof value !== 'string') return
    const line = (normalize ?? normalizeLine)(value)
    field.mutate(line, field)
    const fault: ValidationCode | null = lineError(line)
    if (fault) field.report(fault, 'singleLine', field)
  }
)
