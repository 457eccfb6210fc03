import vine from '@vinejs/vine'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { LIMITS } from '@saajha/contract/limits'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/notifications`; unknown parameters are ignored. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/notifications/read`. */
export const markSetReadValidator = vine.create({
  ids: vine.array(vine.string().uuid()).maxLength(LIMITS.notificationsMarkedAtOnce),
})
markSetReadValidator.messagesProvider = validationCodes({})
