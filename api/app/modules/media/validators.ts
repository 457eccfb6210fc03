import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { validationCodes } from '#shared/http/validation/validation_codes'

export const imageUploadsValidator = vine.create({
  imageCount: vine.number().withoutDecimals().min(1).max(LIMITS.photos),
  purpose: vine.enum(['document'] as const).optional(),
})
imageUploadsValidator.messagesProvider = validationCodes({
  'imageCount.max': 'tooManyPhotos',
})

export const videoUploadValidator = vine.create({
  contentType: vine.string().trim().toLowerCase().maxLength(100),
  contentLength: vine.number().withoutDecimals().min(1),
})
videoUploadValidator.messagesProvider = validationCodes({})
