import vine from '@vinejs/vine'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { LANGUAGES } from '@saajha/contract/language'
import { NOTIFICATION_KINDS, REACH_WAYS } from '@saajha/contract/preferences'
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

const way = () => vine.boolean({ strict: true }).optional()
const kind = () => vine.object(fieldsOf(REACH_WAYS, way)).optional()

/** The body of `PUT /api/user/preferences`. */
export const preferencesValidator = vine.create({
  language: vine.enum(LANGUAGES).optional(),
  kinds: vine.object(fieldsOf(NOTIFICATION_KINDS, kind)).optional(),
  showsTextInPush: vine.boolean({ strict: true }).optional(),
})
preferencesValidator.messagesProvider = validationCodes({})

function fieldsOf<Name extends string, Type>(names: readonly Name[], type: () => Type) {
  return Object.fromEntries(names.map((name) => [name, type()])) as Record<Name, Type>
}
