import { WORDS } from '@saajha/contract/words'
import { Refusal } from '#shared/http/refusal'

const MEGABYTE = 1024 * 1024

export class BadUploadAddressError extends Refusal {
  constructor() {
    super(403, 'This upload address is not valid.')
  }
}

export class SpentUploadAddressError extends Refusal {
  constructor() {
    super(410, 'This upload address was used or has expired. Please choose the file again.')
  }
}

export class UploadTooLargeError extends Refusal {
  constructor(maxBytes: number) {
    super(413, `File too large. Maximum size is ${maxBytes / MEGABYTE}MB.`)
  }
}

export class WrongPictureTypeError extends Refusal {
  constructor() {
    super(415, WORDS.photoTypeInvalid)
  }
}

export class WrongVideoTypeError extends Refusal {
  constructor() {
    super(415, WORDS.videoTypeInvalid)
  }
}

export class UnreadablePictureError extends Refusal {
  constructor() {
    super(422, 'This file is not a picture we can read. Please choose another one.')
  }
}

export class UnreadableVideoError extends Refusal {
  constructor() {
    super(422, 'This file is not a video we can read. Please choose another one.')
  }
}

export class UnknownMediaError extends Refusal {
  constructor() {
    super(404, 'There is no such file.')
  }
}
