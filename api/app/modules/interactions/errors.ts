import { HttpError } from '#shared/http/errors/http_error'

export class OwnItemError extends HttpError {
  constructor() {
    super(422, 'This is your own listing, so there is nobody else to contact.')
  }
}

export class GuestContactError extends HttpError {
  constructor() {
    super(401, 'Please log in to contact the owner.')
  }
}

export class MessageRequiredError extends HttpError {
  constructor() {
    super(422, 'Please write a message.', 'message')
  }
}

export class BookingDatesError extends HttpError {
  constructor(message: string) {
    super(422, message, 'startDate')
  }
}

export class ReusedKeyError extends HttpError {
  constructor() {
    super(422, 'This Idempotency-Key was already used for another message.')
  }
}
