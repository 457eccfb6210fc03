import vine from '@vinejs/vine'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/notifications`; unknown parameters are ignored. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = validationCodes({})
