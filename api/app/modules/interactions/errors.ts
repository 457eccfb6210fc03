import { Refusal } from '#shared/http/refusal'

export class OwnItemError extends Refusal {
  constructor() {
    super(422, 'This is your own listing, so there is nobody else to contact.')
  }
}

export class GuestContactError extends Refusal {
  constructor() {
    super(401, 'Please log in to contact the owner.')
  }
}

export class MessageRequiredError extends Refusal {
  constructor() {
    super(422, 'Please write a message.', 'message')
  }
}

export class BookingDatesError extends Refusal {
  constructor(message: string) {
    super(422, message, 'startDate')
  }
}

export class ReusedKeyError extends Refusal {
  constructor() {
    super(422, 'This Idempotency-Key was already used for another message.')
  }
}
