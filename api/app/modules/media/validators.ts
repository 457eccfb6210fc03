import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { WORDS } from '@saajha/contract/words'
import { fieldWords } from '#shared/http/field_words'

export const imageUploadsValidator = vine.create({
  imageCount: vine.number().withoutDecimals().range([1, LIMITS.photos]),
})
imageUploadsValidator.messagesProvider = fieldWords({ 'imageCount.range': WORDS.tooManyPhotos })
