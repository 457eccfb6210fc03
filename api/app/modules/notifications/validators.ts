import vine from '@vinejs/vine'
import { validationMessages } from '#shared/http/validation/validation_messages'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/notifications`; unknown parameters are ignored. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = validationMessages({})
