import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { defineError, HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

const MEGABYTE = 1024 * 1024

export class InvalidUploadUrlError extends defineError({
  status: 403,
  code: 'uploadUrlInvalid',
  message: "This upload link isn't valid.",
}) {}

export class UsedUploadUrlError extends defineError({
  status: 410,
  code: 'uploadUrlSpent',
  message: 'This upload link has expired. Please choose the file again.',
}) {}

export class UploadTooLargeError extends HttpError<'fileTooLarge', 413> {
  constructor(maxBytes: number) {
    const maxMegabytes = maxBytes / MEGABYTE
    const message = `File too large. Maximum size is ${maxMegabytes}MB.`
    super(413, 'fileTooLarge', { message, params: { maxMegabytes } })
  }
}

export class DeclaredLengthError extends defineError({
  status: 413,
  code: 'fileLargerThanDeclared',
  message: 'This file is larger than expected. Please choose it again.',
}) {}

export class SlowUploadError extends defineError({
  status: 408,
  code: 'uploadTooSlow',
  message: 'The upload took too long. Please try again.',
}) {}

export class InterruptedUploadError extends defineError({
  status: 422,
  code: 'uploadIncomplete',
  message: "The upload didn't finish. Please try again.",
}) {}

export class WrongPictureTypeError extends defineError({
  status: 415,
  code: 'photoTypeInvalid',
  message: INPUT_MESSAGES.photoTypeInvalid,
}) {}

export class WrongVideoTypeError extends defineError({
  status: 415,
  code: 'videoTypeInvalid',
  message: INPUT_MESSAGES.videoTypeInvalid,
}) {}

export class UnreadablePictureError extends defineError({
  status: 422,
  code: 'pictureUnreadable',
  message: "We can't read this picture. Please choose another one.",
}) {}

export class PictureTooLargeError extends defineError({
  status: 422,
  code: 'pictureTooLarge',
  message: ({ maxMegapixels, maxSide }) =>
    `This picture has more than ${maxMegapixels} megapixels or a side of more than ${maxSide} pixels. Please choose a smaller one.`,
}) {}

export class PictureTooComplexError extends defineError({
  status: 422,
  code: 'pictureTooComplex',
  message: 'This picture is too complex. Please choose a smaller one.',
}) {}

export class UnreadableVideoError extends defineError({
  status: 422,
  code: 'videoUnreadable',
  message: "We can't read this video. Please choose another one.",
}) {}

export class UnplayableVideoTypeError extends defineError({
  status: 422,
  code: 'videoUnplayable',
  message: ({ codec }) =>
    `Most browsers can't show this video, because it was recorded as ${codec}. Set your camera to H.264 (on an iPhone: Settings > Camera > Formats > Most Compatible) and record it again.`,
}) {}

export class UnknownMediaError extends defineError({
  status: 404,
  code: 'fileNotFound',
  message: "We couldn't find this file.",
}) {}

/** Too many members wait for the inspection of their pictures. */
export class PictureQueueFullError extends defineError({
  status: 503,
  code: 'pictureQueueFull',
  message: ({ retryAfterSeconds }) =>
    `Many pictures are being checked right now. ${tryAgain(retryAfterSeconds)}`,
}) {}

/** The disk has less free space than its floor. */
export class DiskFullError extends defineError({
  status: 503,
  code: 'diskFull',
  message: ({ retryAfterSeconds }) =>
    `We can't store photos and videos right now. ${tryAgain(retryAfterSeconds)}`,
}) {}

/** The stored files of the member have reached their limit. */
export class StorageFullError extends defineError({
  status: 409,
  code: 'storageFull',
  message: ({ maxGigabytes }) =>
    `Your photos and videos have reached ${maxGigabytes} GB. Please remove some that you no longer need, and try again a day later.`,
}) {}

/** The variants of a private image are not made yet. */
export class ImageNotReadyError extends defineError({
  status: 503,
  code: 'imageNotReady',
  message: 'This image is being prepared.',
}) {}
