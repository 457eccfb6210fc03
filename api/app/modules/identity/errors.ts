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

/** One answer for an unknown name and for a wrong password. */
export class InvalidCredentialsError extends HttpError {
  constructor() {
    super(401, WORDS.invalidCredentials)
  }
}

/** Said to who knows the password, and to nobody else. */
export class BlockedMemberError extends HttpError {
  constructor() {
    super(403, 'Your account is blocked. Please contact support.')
  }
}

/** Google does not vouch for the e-mail address. */
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
