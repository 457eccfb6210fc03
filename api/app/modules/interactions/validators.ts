import vine from '@vinejs/vine'
import { CONTACT_METHODS, INTERACTION_TYPES } from '@saajha/contract/contact'
import { LIMITS, SENDER_PHONE_PATTERN, TIME_OF_DAY_PATTERN } from '@saajha/contract/limits'
import { typedNumber } from '@saajha/contract/typed_text'
import { day } from '#shared/http/validation/day'
import { email } from '#shared/http/validation/email'
import { freeText } from '#shared/http/validation/free_text'
import { normalized } from '#shared/http/validation/normalized'
import { phone } from '#shared/http/validation/phone'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { pageFields } from '#shared/http/paging/page_fields'
import { singleLine } from '#shared/http/validation/single_line'
import { wholeNumber } from '#shared/http/validation/whole_number'

const timeOfDay = () => vine.string().parse(normalized(typedNumber)).regex(TIME_OF_DAY_PATTERN)

/** The body of `POST /api/contact-interactions`. */
export const contactValidator = vine.create({
  itemId: vine.string().trim().maxLength(60),
  interactionType: vine.enum(INTERACTION_TYPES),
  contactMethod: vine.enum(CONTACT_METHODS).optional(),
  message: freeText(LIMITS.message.max).nullable().optional(),
  senderName: vine.string().use(singleLine()).maxLength(LIMITS.fullName.max).nullable().optional(),
  senderEmail: email().nullable().optional(),
  senderPhone: phone(SENDER_PHONE_PATTERN).nullable().optional(),
  intent: vine
    .enum(['booking'] as const)
    .nullable()
    .optional(),
  startDate: day().nullable().optional(),
  endDate: day().nullable().optional(),
  units: wholeNumber().range([LIMITS.quantity.min, LIMITS.quantity.max]).nullable().optional(),
  collectAt: timeOfDay().nullable().optional(),
  returnAt: timeOfDay().nullable().optional(),
})
contactValidator.messagesProvider = validationCodes({
  'itemId': 'itemNotFound',
  'senderEmail.email': 'emailInvalid',
  'senderEmail.regex': 'emailInvalid',
  'senderPhone.regex': 'contactPhoneInvalid',
  'startDate': 'bookingDatesRequired',
  'endDate': 'bookingDatesRequired',
})

/** The query of `GET /api/conversations`; unknown parameters are ignored. */
export const listConversationsValidator = vine.create({
  ...pageFields,
  itemId: vine.string().uuid().optional(),
  archived: vine.enum(['true', 'false']).optional(),
})
listConversationsValidator.messagesProvider = validationCodes({
  itemId: 'itemNotFound',
  archived: 'flagInvalid',
})

/** The largest number of a message. */
const MAX_NO = 2 ** 31 - 1
const messageNo = () => wholeNumber().range([0, MAX_NO])

/** The query of `GET /api/conversations/{id}/messages`. */
export const listMessagesValidator = vine.create({
  after: messageNo().optional(),
  before: messageNo().optional(),
  limit: pageFields.limit,
})
listMessagesValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/conversations/{id}/messages`. */
export const messageValidator = vine.create({
  body: freeText(LIMITS.message.max).minLength(1),
})
messageValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/conversations/{id}/read`. */
export const readValidator = vine.create({ upTo: messageNo() })
readValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/conversations/{id}`. */
export const conversationChangesValidator = vine.create({
  isArchived: vine.boolean({ strict: true }).optional(),
  isMuted: vine.boolean({ strict: true }).optional(),
})
conversationChangesValidator.messagesProvider = validationCodes({})
