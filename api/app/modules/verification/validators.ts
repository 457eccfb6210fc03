import vine from '@vinejs/vine'
import { normalizeDocumentNumber } from '@saajha/contract/document_number'
import { LIMITS } from '@saajha/contract/limits'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '@saajha/contract/verification'
import { freeText } from '#shared/http/validation/free_text'
import { normalized } from '#shared/http/validation/normalized'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { pageFields } from '#shared/http/paging/page_fields'
import { singleLine } from '#shared/http/validation/single_line'
import { wholeNumber } from '#shared/http/validation/whole_number'

const number = () =>
  vine
    .string()
    .parse(normalized(normalizeDocumentNumber))
    .minLength(1)
    .maxLength(LIMITS.documentNumber.max)
const holderName = () =>
  vine.string().use(singleLine()).minLength(LIMITS.fullName.min).maxLength(LIMITS.fullName.max)
const images = () => vine.array(vine.string().maxLength(500)).maxLength(LIMITS.photos)

const codes = validationCodes({
  documentType: 'documentFieldsRequired',
  documentNumber: 'documentFieldsRequired',
  fullDocumentNumber: 'documentFieldsRequired',
  holderName: 'documentFieldsRequired',
})

/** A new document. `fullDocumentNumber` takes precedence over `documentNumber`: the client may have masked the latter. */
export const submitDocumentValidator = vine.create({
  documentType: vine.enum(DOCUMENT_TYPES),
  documentNumber: number().optional().requiredIfMissing('fullDocumentNumber'),
  fullDocumentNumber: number().optional(),
  holderName: holderName(),
  documentImageUrls: images().nullable().optional(),
})
submitDocumentValidator.messagesProvider = codes

/** Any fields of a pending document. */
export const correctDocumentValidator = vine.create({
  documentNumber: number().optional(),
  fullDocumentNumber: number().optional(),
  holderName: holderName().optional(),
  documentImageUrls: images().nullable().optional(),
})
correctDocumentValidator.messagesProvider = codes

const searched = () => vine.string().trim().maxLength(LIMITS.searchText.max).optional()

/** The query of the review list; unknown parameters are ignored. */
export const reviewDocumentsValidator = vine.create({
  status: vine.enum(['all', ...DOCUMENT_STATUSES] as const).optional(),
  q: searched(),
  ...pageFields,
})
reviewDocumentsValidator.messagesProvider = validationCodes({
  status: 'documentStatusInvalid',
})

/** The query of `GET /api/admin/verification-documents/counts`. */
export const countDocumentsValidator = vine.create({ q: searched() })
countDocumentsValidator.messagesProvider = validationCodes({})

/** The highest value of PostgreSQL's `integer`. */
const MAX_INTEGER = 2 ** 31 - 1

/** An administrator's decision; a rejection requires a reason. `revision` is the one that the administrator saw. */
export const decideDocumentValidator = vine.create({
  status: vine.enum(['verified', 'rejected'] as const),
  rejectionReason: freeText(LIMITS.rejectionReason.max)
    .nullable()
    .optional()
    .requiredWhen('status', '=', 'rejected'),
  revision: wholeNumber().range([1, MAX_INTEGER]).optional(),
})
decideDocumentValidator.messagesProvider = validationCodes({
  rejectionReason: 'rejectionReasonRequired',
})
