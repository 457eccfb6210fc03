import vine from '@vinejs/vine'
import { typedNumber } from '@saajha/contract/typed_text'
import { normalized } from '#shared/http/validation/normalized'

/** A whole number; as a text in digits of any script. */
export const wholeNumber = () => vine.number().parse(normalized(typedNumber)).withoutDecimals()
