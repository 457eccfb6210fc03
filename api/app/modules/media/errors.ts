import { Refusal } from '#shared/http/refusal'

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
  constructor(megabytes: number) {
    super(413, `File too large. Maximum size is ${megabytes}MB.`)
  }
}

export class NotAPictureTypeError extends Refusal {
  constructor() {
    super(415, 'Only JPEG, PNG, and WebP images are allowed.')
  }
}

export class UnreadablePictureError extends Refusal {
  constructor() {
    super(422, 'This file is not a picture we can read. Please choose another one.')
  }
}

export class UnknownMediaError extends Refusal {
  constructor() {
    super(404, 'There is no such file.')
  }
}
