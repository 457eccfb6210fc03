import { WORDS } from '@saajha/contract/words'
import { HttpError } from '#shared/http/errors/http_error'

const MEGABYTE = 1024 * 1024

export class InvalidUploadUrlError extends HttpError {
  constructor() {
    super(403, 'This upload address is not valid.')
  }
}

export class SpentUploadUrlError extends HttpError {
  constructor() {
    super(410, 'This upload address was used or has expired. Please choose the file again.')
  }
}

export class UploadTooLargeError extends HttpError {
  constructor(maxBytes: number) {
    super(413, `File too large. Maximum size is ${maxBytes / MEGABYTE}MB.`)
  }
}

export class DeclaredLengthError extends HttpError {
  constructor() {
    super(413, 'The file is larger than it was said to be.')
  }
}

export class SlowUploadError extends HttpError {
  constructor() {
    super(408, 'The file took too long to arrive. Please try again.')
  }
}

export class InterruptedUploadError extends HttpError {
  constructor() {
    super(422, 'The file did not arrive whole. Please try again.')
  }
}

export class WrongPictureTypeError extends HttpError {
  constructor() {
    super(415, WORDS.photoTypeInvalid)
  }
}

export class WrongVideoTypeError extends HttpError {
  constructor() {
    super(415, WORDS.videoTypeInvalid)
  }
}

export class UnreadablePictureError extends HttpError {
  constructor() {
    super(422, 'This file is not a picture we can read. Please choose another one.')
  }
}

export class HeavyPictureError extends HttpError {
  constructor() {
    super(422, 'This picture is too much work to read. Please choose a smaller one.')
  }
}

export class UnreadableVideoError extends HttpError {
  constructor() {
    super(422, 'This file is not a video we can read. Please choose another one.')
  }
}

export class UnknownMediaError extends HttpError {
  constructor() {
    super(404, 'There is no such file.')
  }
}
