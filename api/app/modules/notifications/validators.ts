import vine from '@vinejs/vine'
import { validationMessages } from '#shared/http/validation/validation_messages'
import { pageFields } from '#shared/http/paging/page_fields'

/** What `GET /api/notifications` understands; anything else is left unread. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = validationMessages({})
