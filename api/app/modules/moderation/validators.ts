import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { DECISION_ACTIONS, REPORT_DECISIONS } from '@saajha/contract/moderation'
import { REPORT_REASONS, REPORT_SUBJECTS } from '@saajha/contract/report'
import { pageFields } from '#shared/http/paging/page_fields'
import { MAX_RELATED } from '#modules/moderation/queries/related_complaints'
import { freeText } from '#shared/http/validation/free_text'
import { validationCodes } from '#shared/http/validation/validation_codes'

/** The body of `POST /api/reports`. */
export const reportValidator = vine.create({
  subjectKind: vine.enum(REPORT_SUBJECTS),
  subjectId: vine
    .string()
    .trim()
    .maxLength(60)
    .optional()
    .requiredWhen('subjectKind', '!=', 'platform'),
  reason: vine.enum(REPORT_REASONS),
  body: freeText(LIMITS.reportText.max)
    .nullable()
    .optional()
    .requiredWhen('subjectKind', '=', 'platform'),
})
reportValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/reports/{ticket}/read`. */
export const reportKeyValidator = vine.create({ key: vine.string().trim().maxLength(60) })
reportKeyValidator.messagesProvider = validationCodes({})

/** The query of `GET /api/user/reports`. */
export const ownReportsValidator = vine.create({ ...pageFields })
ownReportsValidator.messagesProvider = validationCodes({})

const searched = () => vine.string().trim().maxLength(LIMITS.searchText.max)

/** The query of `GET /api/admin/reports`. */
export const adminReportsValidator = vine.create({
  state: vine.enum(['open', 'decided'] as const).optional(),
  kind: vine.enum(REPORT_SUBJECTS).optional(),
  reason: vine.enum(REPORT_REASONS).optional(),
  q: searched().optional(),
  ...pageFields,
})
adminReportsValidator.messagesProvider = validationCodes({})

/** The reason of an action. The member reads it whose listing, message or account the action is about. */
const reason = () => freeText(LIMITS.rejectionReason.max)

/** The body of `PUT /api/admin/reports/{ticket}`. */
export const decisionValidator = vine.create({
  decision: vine.enum(REPORT_DECISIONS),
  actions: vine
    .array(
      vine.object({
        action: vine.enum(DECISION_ACTIONS),
        mediaId: vine.string().maxLength(60).optional().requiredWhen('action', '=', 'hide_media'),
      })
    )
    .maxLength(20),
  note: reason(),
  message: freeText(LIMITS.reportAnswer.max).nullable().optional(),
  decidesSame: vine.boolean({ strict: true }),
  alsoDecides: vine.array(vine.string().maxLength(60)).maxLength(MAX_RELATED).optional(),
})
decisionValidator.messagesProvider = validationCodes({})

/** The query of `GET /api/admin/members`. */
export const searchMembersValidator = vine.create({ q: searched() })
searchMembersValidator.messagesProvider = validationCodes({})

/** The body of `PUT /api/admin/members/{id}/suspension`. */
export const suspensionValidator = vine.create({
  isSuspended: vine.boolean({ strict: true }),
  reason: reason(),
})
suspensionValidator.messagesProvider = validationCodes({})

/** The body of the calls that hide a listing, a review or the answer to one, or show it again. */
export const visibilityValidator = vine.create({
  isHidden: vine.boolean({ strict: true }),
  reason: reason(),
})
visibilityValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/admin/actions/{id}/undo`. */
export const undoValidator = vine.create({ reason: reason() })
undoValidator.messagesProvider = validationCodes({})

/** The query of `GET /api/admin/actions`. */
export const actionsValidator = vine.create({
  userId: vine.string().uuid().optional(),
  itemId: vine.string().uuid().optional(),
  ...pageFields,
})
actionsValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/bookings/{id}/statements`. */
export const statementValidator = vine.create({
  body: freeText(LIMITS.reportText.max).minLength(1),
})
statementValidator.messagesProvider = validationCodes({})

/** A reason to look again. */
const appealText = () => freeText(LIMITS.reportText.max).minLength(1)
/** Longer than any token of the product. */
const token = () => vine.string().maxLength(2000)

/** The body of `POST /api/appeals`. */
export const appealValidator = vine.create({ token: token(), body: appealText() })
appealValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/appeals/read`. */
export const appealTokenValidator = vine.create({ token: token() })
appealTokenValidator.messagesProvider = validationCodes({})

/** The body of `POST /api/items/{id}/appeals` and `POST /api/reviews/{id}/appeals`. */
export const hidingAppealValidator = vine.create({ body: appealText() })
hidingAppealValidator.messagesProvider = validationCodes({})
