import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/validation/whole_number'

/** The query parameters of a paged list: the page size and the cursor. */
export const pageFields = {
  limit: wholeNumber().range([1, 100]).optional(),
  cursor: vine.string().maxLength(200).optional(),
}
