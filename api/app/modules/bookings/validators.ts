import vine from '@vinejs/vine'
import {
  BOOKING_GROUPS,
  BOOKING_SIDES,
  BOOKING_STATES,
  CANCEL_REASONS,
  CHANGE_ANSWERS,
  DECLINE_REASONS,
  NO_SHOW_REASONS,
} from '@saajha/contract/booking'
import { CALLED_STEPS } from '@saajha/contract/booking_steps'
import { DEPOSIT_WAYS, HANDOVER_STAGES } from '@saajha/contract/handover'
import { normalizeCode } from '@saajha/contract/code'
import { HANDOVER_CODE_PATTERN, LIMITS } from '@saajha/contract/limits'
import { amount } from '#shared/http/validation/amount'
import { day } from '#shared/http/validation/day'
import { freeText } from '#shared/http/validation/free_text'
import { normalized } from '#shared/http/validation/normalized'
import { singleLine } from '#shared/http/validation/single_line'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { wholeNumber } from '#shared/http/validation/whole_number'
import { pageFields } from '#shared/http/paging/page_fields'

/** The query of `GET /api/bookings`; unknown parameters are ignored. */
export const listBookingsValidator = vine.create({
  ...pageFields,
  as: vine.enum(BOOKING_SIDES).optional(),
  group: vine.enum(BOOKING_GROUPS).optional(),
  state: vine.enum(BOOKING_STATES).optional(),
  itemId: vine.string().uuid().optional(),
  renterId: vine.string().uuid().optional(),
})
listBookingsValidator.messagesProvider = validationCodes({
  itemId: 'itemNotFound',
})

/** The body of `PUT /api/bookings/{id}`. */
export const bookingStepValidator = vine.create({
  step: vine.enum(CALLED_STEPS).optional(),
  state: vine.enum(BOOKING_STATES).optional().requiredIfMissing('step'),
  reason: vine
    .enum([...new Set([...DECLINE_REASONS, ...CANCEL_REASONS, ...NO_SHOW_REASONS])])
    .optional(),
  note: freeText(LIMITS.bookingNote.max).optional(),
  agreedTotal: amount().optional(),
})
bookingStepValidator.messagesProvider = validationCodes({ agreedTotal: 'priceInvalid' })

/** The body of `PUT /api/bookings/{id}/meeting`. */
export const meetingValidator = vine.create({
  text: vine.string().use(singleLine()).maxLength(LIMITS.meeting.max).nullable(),
})
meetingValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/bookings/{id}/changes`. */
export const newChangeValidator = vine.create({
  startDate: day(),
  endDate: day(),
  units: wholeNumber().range([1, LIMITS.quantity.max]).optional(),
  total: amount().optional(),
})
newChangeValidator.messagesProvider = validationCodes({ total: 'priceInvalid' })

/** The body of `PUT /api/bookings/{id}/changes/{changeId}`. */
export const changeReplyValidator = vine.create({
  state: vine.enum(CHANGE_ANSWERS),
  total: amount().optional(),
})
changeReplyValidator.messagesProvider = validationCodes({ total: 'priceInvalid' })

/** The query of `GET /api/items/{id}/calendar`. */
export const calendarValidator = vine.create({ from: day(), to: day() })
calendarValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/items/{id}/days`. */
export const offeredDaysValidator = vine.create({
  from: day(),
  to: day(),
  available: wholeNumber().range([0, LIMITS.quantity.max]),
})
offeredDaysValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/bookings/{id}/handover`. */
export const handoverValidator = vine.create({
  stage: vine.enum(HANDOVER_STAGES),
  code: vine.string().parse(normalized(normalizeCode)).regex(HANDOVER_CODE_PATTERN).optional(),
  parts: vine
    .array(freeText(LIMITS.handoverParts.length).minLength(1))
    .maxLength(LIMITS.handoverParts.max)
    .optional(),
  depositAmount: amount().optional(),
  depositWay: vine.enum(DEPOSIT_WAYS).optional(),
  depositReturned: amount().optional(),
  depositNote: freeText(LIMITS.depositNote.max).optional(),
  note: freeText(LIMITS.handoverNote.max).optional(),
  imageUrls: vine
    .array(vine.string().maxLength(500))
    .maxLength(LIMITS.handoverPhotos)
    .distinct()
    .optional(),
})
handoverValidator.messagesProvider = validationCodes({
  code: 'handoverCodeInvalid',
  depositAmount: 'priceInvalid',
  depositReturned: 'priceInvalid',
})
