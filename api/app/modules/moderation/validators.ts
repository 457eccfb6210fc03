import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { REPORT_REASONS, REPORT_SUBJECTS } from '@saajha/contract/report'
import { validationCodes } from '#shared/http/validation/validation_codes'

/** The body of `POST /api/reports`. */
export const reportValidator = vine.create({
  subjectKind: vine.enum(REPORT_SUBJECTS),
  subjectId: vine.string().trim().maxLength(60),
  reason: vine.enum(REPORT_REASONS),
  body: vine.string().trim().maxLength(LIMITS.reportText.max).nullable().optional(),
})
reportValidator.messagesProvider = validationCodes({})
