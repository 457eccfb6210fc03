import vine from '@vinejs/vine'
import { lineError, normalizeLine } from '@saajha/contract/line_text'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

/** A Vine rule for names, titles and locations: normalizes the text and rejects deceptive characters. */
export const singleLine = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const line = normalizeLine(value)
  field.mutate(line, field)
  const fault: ValidationCode | null = lineError(line)
  if (fault) field.report(fault, 'singleLine', field)
})
