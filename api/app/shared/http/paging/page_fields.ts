import vine from '@vinejs/vine'

/** The query parameters of a paged list: the page size and the cursor. */
export const pageFields = {
  limit: vine.number().withoutDecimals().range([1, 100]).optional(),
  cursor: vine.string().maxLength(200).optional(),
}
