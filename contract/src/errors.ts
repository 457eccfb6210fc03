import type { BookingProblem, BookingState } from './booking.ts'
import type { PriceUnit } from './item.ts'
import type { LongerPriceProblem } from './price.ts'
import type { ReportDecision } from './moderation.ts'
import type { RateLimitCode } from './rate_limit_messages.ts'
import type { Day, Money, TimeOfDay } from './values.ts'
import type { VALIDATION_MESSAGES } from './validation_messages.ts'

/** Rejected or failed requests of any kind. */
type RequestErrorCode =
  | 'crossSiteRequest'
  | 'forbidden'
  | 'headersTooLarge'
  | 'internalError'
  | 'invalidCursor'
  | 'invalidJson'
  | 'loginRequired'
  | 'malformedRequest'
  | 'notFound'
  | 'requestInterrupted'
  | 'requestTimeout'
  | 'requestTooLarge'
  | 'unreadableText'
  | 'unsupportedMediaType'
  | 'urlTooLong'

/** Errors of the modules. */
type ModuleErrorCode =
  | 'actionsNotUpheld'
  | 'administratorProtected'
  | 'agreedTotalTooHigh'
  | 'answerAwaited'
  | 'appealLinkInvalid'
  | 'bookingChangeClosed'
  | 'bookingChangeNotFound'
  | 'bookingChangeOpen'
  | 'bookingProblemNotOpen'
  | 'bookingStatementsFull'
  | 'bookingChangesFull'
  | 'bookingDaysTaken'
  | 'bookingInPast'
  | 'bookingNotFound'
  | 'bookingReasonRequired'
  | 'bookingReversed'
  | 'bookingStarted'
  | 'bookingTooFarAhead'
  | 'bookingTooLong'
  | 'bookingUnchanged'
  | 'categoryNotFound'
  | 'conversationNotFound'
  | 'currentPasswordWrong'
  | 'documentAlreadyDecided'
  | 'documentAlreadySubmitted'
  | 'documentCorrected'
  | 'documentNotFound'
  | 'documentNumberUnreadable'
  | 'emailLinkInvalid'
  | 'emailNotOwn'
  | 'emailUnconfirmed'
  | 'emailTaken'
  | 'fileLargerThanDeclared'
  | 'fileNotFound'
  | 'guestComplaintsFull'
  | 'guestReportsFull'
  | 'handoverCodeLocked'
  | 'handoverCodeWrong'
  | 'handoverRecordsFull'
  | 'hidingNotFound'
  | 'idempotencyKeyReused'
  | 'itemUnavailable'
  | 'loginRequiredToContact'
  | 'mediaNotUploaded'
  | 'memberNotFound'
  | 'memberUnreachable'
  | 'messageNotFound'
  | 'messageRequired'
  | 'notificationNotFound'
  | 'memberSuspended'
  | 'ownBlock'
  | 'ownDocument'
  | 'ownItem'
  | 'ownModeration'
  | 'ownAction'
  | 'ownReport'
  | 'reportReasonUnfit'
  | 'passwordMissing'
  | 'pictureNotUploaded'
  | 'pictureTooComplex'
  | 'pictureUnreadable'
  | 'priceRangeReversed'
  | 'pushKeysInvalid'
  | 'pushServiceUnsupported'
  | 'recentSignInRequired'
  | 'recipientBlocked'
  | 'rentalDurationReversed'
  | 'reportNotFound'
  | 'reviewAnswerClosed'
  | 'reviewClosed'
  | 'reviewMarkUnfit'
  | 'reviewNotFound'
  | 'reviewWritten'
  | 'resetLinkInvalid'
  | 'secondFactorCodeWrong'
  | 'secondFactorMissing'
  | 'secondFactorOff'
  | 'secondFactorOn'
  | 'secondFactorRequired'
  | 'sessionNotFound'
  | 'uploadIncomplete'
  | 'unsubscribeLinkInvalid'
  | 'uploadTooSlow'
  | 'uploadUrlInvalid'
  | 'uploadUrlSpent'
  | 'upiIdNotAllowed'
  | 'usernameTaken'
  | 'videoUnreadable'
  | 'wrongPassword'

/** Work that an overloaded server rejects. */
type OverloadCode =
  | 'databaseUnavailable'
  | 'diskFull'
  | 'imageNotReady'
  | 'pictureQueueFull'
  | 'readTimeout'
  | 'signInQueueFull'

/** A limit of an item's rentals, in its price unit. */
type DurationParams = { count: number; unit: PriceUnit }

/** The length of the wait before a retry, as in `Retry-After`. */
export type RetryParams = { retryAfterSeconds: number }

type ValidationMessages = typeof VALIDATION_MESSAGES

/** The parameters of a validation message. */
type ValidationParams = {
  [Code in keyof ValidationMessages]: ValidationMessages[Code] extends (
    params: infer Params
  ) => string
    ? Params
    : undefined
}

/** The parameters in the message of each error code; undefined for a message without parameters. */
export type ErrorParams = ValidationParams &
  Record<RequestErrorCode | ModuleErrorCode, undefined> &
  Record<OverloadCode, RetryParams> &
  Record<RateLimitCode, RetryParams & { limit: number }> &
  Record<LongerPriceProblem['code'], { limit: Money }> & {
    /** Empty where no reason was recorded. The token is for `POST /api/appeals`. */
    accountBlocked: { reason: string; appealToken: string }
    appealMade: { ticket: string }
    hidingReplaced: { administrator: string }
    hidingUndone: { administrator: string }
    openReportsFull: { limit: number }
    bookingDayTaken: { day: Day }
    bookingNotBegun: { day: Day; time: TimeOfDay }
    bookingProblemClosed: { problem: BookingProblem }
    bookingStateChanged: { state: BookingState }
    dayRangeInvalid: { max: number }
    fileTooLarge: { maxMegabytes: number }
    videoUnplayable: { codec: string }
    pictureTooLarge: { maxMegapixels: number; maxSide: number }
    quantityPromised: { day: Day }
    reportDecided: { decision: ReportDecision; administrator: string }
    rentalTooLong: DurationParams
    noticeTooShort: { days: number }
    rentalTooShort: DurationParams
    storageFull: { maxGigabytes: number }
    tooManyUnits: { max: number }
  }

/** Identifies an error and its message. A code is never renamed and never changes its parameters. */
export type ErrorCode = keyof ErrorParams

/** A message with its code and parameters, by which a client translates it. */
export type CodedMessage = {
  code: ErrorCode
  message: string
  params?: Record<string, number | string>
}

/** The body of every error response. `message` is written for users; after a failed validation it is the message of the first field. */
export type ErrorResponse = CodedMessage & { errors?: (CodedMessage & { field: string })[] }

/** The `data` of the error with which the server rejects a socket. */
export type SocketErrorData = Pick<ErrorResponse, 'code'>
