import vine from '@vinejs/vine'

/** The `Idempotency-Key` header. It makes retries safe. */
export const idempotencyKeyValidator = vine.create({
  key: vine.string().trim().maxLength(200).optional(),
})
