import vine from '@vinejs/vine'
import { typedNumber } from '@saajha/contract/typed_text'
import { normalized } from '#shared/http/validation/normalized'

const normalize = normalized(typedNumber)

/** A whole number; as a text in digits of any script. An object is none: Vine would call the `toString` of a JSON body. */
export const wholeNumber = () =>
  vine
    .number()
    .parse((value) => (typeof value === 'object' && value !== null ? NaN : normalize(value)))
    .withoutDecimals()
