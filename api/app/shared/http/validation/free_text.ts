import vine from '@vinejs/vine'
import { normalizeText } from '@saajha/contract/typed_text'
import { normalizedOrNull } from '#shared/http/validation/normalized'

/** Parses a free text; one that shows nothing becomes null, as an empty text of a body does. */
export const parseFreeText = normalizedOrNull(normalizeText)

/** A text of several lines, such as a message. */
export const freeText = (maxLength: number) =>
  vine.string().parse(parseFreeText).maxLength(maxLength)
