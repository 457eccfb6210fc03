import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { IMAGE_PURPOSES } from '@saajha/contract/media'
import { validationCodes, type ValidationCode } from '#shared/http/validation/validation_codes'
import { wholeNumber } from '#shared/http/validation/whole_number'

/** Only the record of a handover has room for more photos than a listing or a document. */
const atMostForPurpose = vine.createRule((value, _, field) => {
  const { purpose } = field.parent as { purpose?: unknown }
  const code: ValidationCode = 'tooManyPhotos'
  if (purpose !== 'handover' && Number(value) > LIMITS.photos)
    field.report(code, 'atMostForPurpose', field)
})

export const imageUploadsValidator = vine.create({
  imageCount: wholeNumber().min(1).use(atMostForPurpose()).max(LIMITS.handoverPhotos),
  purpose: vine.enum(IMAGE_PURPOSES).optional(),
})
imageUploadsValidator.messagesProvider = validationCodes({})

export const videoUploadValidator = vine.create({
  contentType: vine.string().trim().toLowerCase().maxLength(100),
  contentLength: wholeNumber().min(1),
})
videoUploadValidator.messagesProvider = validationCodes({})
