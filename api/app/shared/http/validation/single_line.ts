import vine from '@vinejs/vine'
import { lineFault, normalizeLine } from '@saajha/contract/line_text'
import { WORDS } from '@saajha/contract/words'

/** A rule for names, titles and locations: normalizes the text before the rules after it, and rejects what deceives. */
export const singleLine = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const line = normalizeLine(value)
  field.mutate(line, field)
  const fault = lineFault(line)
  if (fault) field.report(WORDS[fault], 'singleLine', field)
})
