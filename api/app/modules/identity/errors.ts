import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { defineError } from '#shared/http/errors/http_error'
import { tryAgain } from '#shared/http/errors/try_again'

export class UsernameTakenError extends defineError({
  status: 409,
  code: 'usernameTaken',
  message: 'Username already exists',
  field: 'username',
}) {}

export class EmailTakenError extends defineError({
  status: 409,
  code: 'emailTaken',
  message: 'Email already exists',
  field: 'email',
}) {}

/** One error for an unknown name and a wrong password, so that the response does not reveal which names exist. */
export class InvalidCredentialsError extends defineError({
  status: 401,
  code: 'invalidCredentials',
  message: INPUT_MESSAGES.invalidCredentials,
}) {}

/** Thrown only after the password was verified. */
export class BlockedMemberError extends defineError({
  status: 403,
  code: 'accountBlocked',
  message: 'Your account is blocked. Please contact support.',
}) {}

/** Google has not verified the email. */
export class UnverifiedEmailError extends Error {}

export class UnknownMemberError extends defineError({
  status: 404,
  code: 'memberNotFound',
  message: "We couldn't find this member.",
}) {}

export class ForeignPictureError extends defineError({
  status: 422,
  code: 'pictureNotUploaded',
  message: 'Please upload your picture here first.',
  field: 'profileImageUrl',
}) {}

/** Too many sign-ins wait for password hashing. */
export class SignInQueueFullError extends defineError({
  status: 503,
  code: 'signInQueueFull',
  message: ({ retryAfterSeconds }) =>
    `Too many people are signing in right now. ${tryAgain(retryAfterSeconds)}`,
}) {}
