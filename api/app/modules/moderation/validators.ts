import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { REPORT_REASONS, REPORT_SUBJECTS } from '@saajha/contract/report'
import { freeText } from '#shared/http/validation/free_text'
import { validationCodes } from '#shared/http/validation/validation_codes'

/** The body of `POST /api/reports`. */
export const reportValidator = vine.create({
  subjectKind: vine.enum(REPORT_SUBJECTS),
  subjectId: vine.string().trim().maxLength(60),
  reason: vine.enum(REPORT_REASONS),
  body: freeText(LIMITS.reportText.max).nullable().optional(),
})
reportValidator.messagesProvider = validationCodes({})
