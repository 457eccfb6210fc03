import vine from '@vinejs/vine'
import { fieldWords } from '#shared/http/field_words'
import { pageFields } from '#shared/http/page_fields'

/** What `GET /api/notifications` understands; anything else is left unread. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = fieldWords({})
