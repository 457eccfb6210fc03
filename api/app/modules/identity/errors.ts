import { WORDS } from '@saajha/contract/words'
import { HttpError } from '#shared/http/errors/http_error'

export class UsernameTakenError extends HttpError {
  constructor() {
    super(409, 'Username already exists', 'username')
  }
}

export class EmailTakenError extends HttpError {
  constructor() {
    super(409, 'Email already exists', 'email')
  }
}

/** One error for an unknown name and a wrong password, so that the response does not reveal which names exist. */
export class InvalidCredentialsError extends HttpError {
  constructor() {
    super(401, WORDS.invalidCredentials)
  }
}

/** Thrown only after the password was verified. */
export class BlockedMemberError extends HttpError {
  constructor() {
    super(403, 'Your account is blocked. Please contact support.')
  }
}

/** Google has not verified the email. */
export class UnverifiedEmailError extends Error {}

export class UnknownMemberError extends HttpError {
  constructor() {
    super(404, 'There is no such member.')
  }
}

export class ForeignPictureError extends HttpError {
  constructor() {
    super(422, 'Please upload your picture here first.', 'profileImageUrl')
  }
}
