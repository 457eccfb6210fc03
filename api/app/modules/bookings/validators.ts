import vine from '@vinejs/vine'
import {
  BOOKING_SIDES,
  BOOKING_STATES,
  CANCEL_REASONS,
  CHANGE_ANSWERS,
  DECLINE_REASONS,
  NO_SHOW_REASONS,
} from '@saajha/contract/booking'
import { HANDOVER_STAGES } from '@saajha/contract/handover'
import { HANDOVER_CODE_PATTERN, LIMITS, PRICE_PATTERN } from '@saajha/contract/limits'
import { day } from '#shared/http/validation/day'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/bookings`; unknown parameters are ignored. */
export const listBookingsValidator = vine.create({
  ...pageFields,
  as: vine.enum(BOOKING_SIDES),
  state: vine.enum(BOOKING_STATES).optional(),
  itemId: vine.string().uuid().optional(),
  renterId: vine.string().uuid().optional(),
})
listBookingsValidator.messagesProvider = validationCodes({
  itemId: 'itemNotFound',
})

const total = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .trim()
    .regex(PRICE_PATTERN)
    .optional()

/** The body of `PUT /api/bookings/{id}`. */
export const bookingStepValidator = vine.create({
  state: vine.enum(BOOKING_STATES),
  reason: vine
    .enum([...new Set([...DECLINE_REASONS, ...CANCEL_REASONS, ...NO_SHOW_REASONS])])
    .optional(),
  note: vine.string().trim().maxLength(LIMITS.bookingNote.max).optional(),
  agreedTotal: total(),
})
bookingStepValidator.messagesProvider = validationCodes({ agreedTotal: 'priceInvalid' })

/** The body of `POST /api/bookings/{id}/changes`. */
export const newChangeValidator = vine.create({
  startDate: day(),
  endDate: day(),
  units: vine.number().withoutDecimals().range([1, LIMITS.quantity.max]).optional(),
  total: total(),
})
newChangeValidator.messagesProvider = validationCodes({ total: 'priceInvalid' })

/** The body of `PUT /api/bookings/{id}/changes/{changeId}`. */
export const changeAnswerValidator = vine.create({ state: vine.enum(CHANGE_ANSWERS) })
changeAnswerValidator.messagesProvider = validationCodes({})

/** The query of `GET /api/items/{id}/calendar`. */
export const calendarValidator = vine.create({ from: day(), to: day() })
calendarValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/items/{id}/days`. */
export const offeredDaysValidator = vine.create({
  from: day(),
  to: day(),
  available: vine.number().withoutDecimals().range([0, LIMITS.quantity.max]),
})
offeredDaysValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/bookings/{id}/handover`. */
export const handoverValidator = vine.create({
  stage: vine.enum(HANDOVER_STAGES),
  code: vine.string().trim().regex(HANDOVER_CODE_PATTERN).optional(),
  parts: vine
    .array(vine.string().trim().minLength(1).maxLength(LIMITS.handoverParts.length))
    .maxLength(LIMITS.handoverParts.max)
    .optional(),
  depositNote: vine.string().trim().maxLength(LIMITS.depositNote.max).optional(),
  note: vine.string().trim().maxLength(LIMITS.handoverNote.max).optional(),
  imageUrls: vine
    .array(vine.string().maxLength(500))
    .maxLength(LIMITS.handoverPhotos)
    .distinct()
    .optional(),
})
handoverValidator.messagesProvider = validationCodes({ code: 'handoverCodeInvalid' })
