import vine from '@vinejs/vine'
import { lineFault, normalizeLine } from '@saajha/contract/line_text'
import { WORDS } from '@saajha/contract/words'

/** A Vine rule for names, titles and locations: normalizes the text and rejects deceptive characters. */
export const singleLine = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const line = normalizeLine(value)
  field.mutate(line, field)
  const fault = lineFault(line)
  if (fault) field.report(WORDS[fault], 'singleLine', field)
})
