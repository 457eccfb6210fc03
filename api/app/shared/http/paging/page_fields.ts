import vine from '@vinejs/vine'

/** How much of a long list is asked for, and from where on. */
export const pageFields = {
  limit: vine.number().withoutDecimals().range([1, 100]).optional(),
  cursor: vine.string().maxLength(200).optional(),
}
