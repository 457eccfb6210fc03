import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { defineError, HttpError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

const MEGABYTE = 1024 * 1024

export class InvalidUploadUrlError extends defineError({
  status: 403,
  code: 'uploadUrlInvalid',
  message: 'This upload address is not valid.',
}) {}

export class SpentUploadUrlError extends defineError({
  status: 410,
  code: 'uploadUrlSpent',
  message: 'This upload address was used or has expired. Please choose the file again.',
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
  message: 'The file is larger than it was said to be.',
}) {}

export class SlowUploadError extends defineError({
  status: 408,
  code: 'uploadTooSlow',
  message: 'The file took too long to arrive. Please try again.',
}) {}

export class InterruptedUploadError extends defineError({
  status: 422,
  code: 'uploadIncomplete',
  message: 'The file did not arrive whole. Please try again.',
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
  message: 'This file is not a picture we can read. Please choose another one.',
}) {}

export class HeavyPictureError extends defineError({
  status: 422,
  code: 'pictureTooComplex',
  message: 'This picture is too much work to read. Please choose a smaller one.',
}) {}

export class UnreadableVideoError extends defineError({
  status: 422,
  code: 'videoUnreadable',
  message: 'This file is not a video we can read. Please choose another one.',
}) {}

export class UnknownMediaError extends defineError({
  status: 404,
  code: 'fileNotFound',
  message: 'There is no such file.',
}) {}

/** Too many members wait for the inspection of their pictures. */
export class PictureQueueFullError extends defineError({
  status: 503,
  code: 'pictureQueueFull',
  message: ({ retryAfterSeconds }) =>
    `Many pictures are being checked right now. ${tryAgain(retryAfterSeconds)}`,
}) {}

/** The variants of a private image are not made yet. */
export class ImageNotReadyError extends defineError({
  status: 503,
  code: 'imageNotReady',
  message: 'This image is being prepared.',
}) {}
