import vine from '@vinejs/vine'
import { typedNumber } from '@saajha/contract/typed_text'
import { normalized } from '#shared/http/validation/normalized'

/** A day, YYYY-MM-DD; it may be one that no calendar has. */
export const day = () =>
  vine
    .string()
    .parse(normalized(typedNumber))
    .regex(/^\d{4}-\d{2}-\d{2}$/)
