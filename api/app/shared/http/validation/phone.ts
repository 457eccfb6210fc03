import vine from '@vinejs/vine'
import { normalizePhone } from '@saajha/contract/phone'
import { normalizedOrNull } from '#shared/http/validation/normalized'

/** A phone number as members write it, whose normal form matches the pattern. */
export const phone = (pattern: RegExp) =>
  vine.string().parse(normalizedOrNull(normalizePhone)).regex(pattern)
