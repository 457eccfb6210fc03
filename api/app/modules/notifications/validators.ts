import vine from '@vinejs/vine'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { LANGUAGES } from '@saajha/contract/language'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/notifications`; unknown parameters are ignored. */
export const listNotificationsValidator = vine.create({ ...pageFields })
listNotificationsValidator.messagesProvider = validationCodes({})

const endpoint = () => vine.string().maxLength(1000)

/** The body of `PUT /api/push/subscriptions`, a `PushSubscription` of the browser as JSON. */
export const savePushSubscriptionValidator = vine.create({
  endpoint: endpoint(),
  keys: vine.object({ p256dh: vine.string().maxLength(200), auth: vine.string().maxLength(200) }),
})
savePushSubscriptionValidator.messagesProvider = validationCodes({})

/** The body of `DELETE /api/push/subscriptions`. */
export const deletePushSubscriptionValidator = vine.create({ endpoint: endpoint() })
deletePushSubscriptionValidator.messagesProvider = validationCodes({})

const ways = () =>
  vine
    .object({
      email: vine.boolean({ strict: true }).optional(),
      push: vine.boolean({ strict: true }).optional(),
    })
    .optional()

/** The body of `PUT /api/user/preferences`. */
export const preferencesValidator = vine.create({
  language: vine.enum(LANGUAGES).optional(),
  kinds: vine.object({ message: ways(), booking: ways(), account: ways() }).optional(),
  showsTextInPush: vine.boolean({ strict: true }).optional(),
})
preferencesValidator.messagesProvider = validationCodes({})
