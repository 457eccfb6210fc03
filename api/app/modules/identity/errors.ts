import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { ACCOUNT_BLOCKED } from '@saajha/contract/page_texts/account_blocked'
import { MEMBER_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
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

/** At sign-in it is thrown only after the password was verified. The parameters are empty without a recorded action. */
export class BlockedMemberError extends defineError({
  status: 403,
  code: 'accountBlocked',
  message: ACCOUNT_BLOCKED.en,
}) {}

/** The password of the signed-in member is wrong. A change of the account's protection asks for it again. */
export class ReauthenticationError extends defineError({
  status: 422,
  code: 'wrongPassword',
  message: 'This password is wrong.',
  field: 'password',
}) {}

/** Payers compare the name that their app shows with the verified name. */
export class UpiIdNotAllowedError extends defineError({
  status: 422,
  code: 'upiIdNotAllowed',
  message: 'To add a UPI ID, confirm your email and get the verified tick first.',
  field: 'upiId',
}) {}

/** A member without a password has not signed in recently. */
export class RecentSignInRequiredError extends defineError({
  status: 403,
  code: 'recentSignInRequired',
  message: 'Please sign in with Google again first.',
}) {}

/** The session has not passed the administrator's second factor. */
export class SecondFactorRequiredError extends defineError({
  status: 403,
  code: 'secondFactorRequired',
  message: 'Please enter the code of your authenticator app first.',
}) {}

/** The site requires a second factor, and the administrator has not set one up. */
export class SecondFactorMissingError extends defineError({
  status: 403,
  code: 'secondFactorMissing',
  message: 'Please set up two-step sign-in in your profile first.',
}) {}

export class SecondFactorOnError extends defineError({
  status: 409,
  code: 'secondFactorOn',
  message: 'Two-step sign-in is already on.',
}) {}

/** The member has no second factor, or has not started its set-up. */
export class SecondFactorOffError extends defineError({
  status: 409,
  code: 'secondFactorOff',
  message: "Two-step sign-in isn't on.",
}) {}

/** One error for a wrong, an expired and a used code. */
export class WrongCodeError extends defineError({
  status: 422,
  code: 'secondFactorCodeWrong',
  message: 'This code is wrong or was already used. Please enter the next one of your app.',
  field: 'code',
}) {}

/** The link in an e-mail that resets a password was used, has expired, or is void. */
export class InvalidResetLinkError extends defineError({
  status: 410,
  code: 'resetLinkInvalid',
  message: 'This link has expired or was already used. Please ask for a new one.',
}) {}

/** The link in an e-mail that confirms or disowns an address has expired or is void. */
export class InvalidEmailLinkError extends defineError({
  status: 410,
  code: 'emailLinkInvalid',
  message: 'This link has expired or is no longer valid.',
}) {}

/** A link that confirms an address was opened without a press, and not in a session of its member: a mail scanner opens links too. */
export class EmailNotOwnError extends defineError({
  status: 403,
  code: 'emailNotOwn',
  message: 'Please press the button to confirm this email.',
}) {}

/** The current password is wrong. A change of the password asks for it. */
export class WrongPasswordError extends defineError({
  status: 422,
  code: 'currentPasswordWrong',
  message: 'This is not your current password',
  field: 'current',
}) {}

/** A member who signs in with Google only gets a password by a link. */
export class NoPasswordError extends defineError({
  status: 422,
  code: 'passwordMissing',
  message: 'Your account has no password yet. Ask for a link by email to choose one.',
  field: 'current',
}) {}

/** No session of the member has this id. */
export class UnknownSessionError extends defineError({
  status: 404,
  code: 'sessionNotFound',
  message: 'You are no longer signed in there.',
}) {}

/** Google has not verified the email. */
export class UnverifiedEmailError extends Error {}

export class UnknownMemberError extends defineError({
  status: 404,
  code: 'memberNotFound',
  message: MEMBER_NOT_FOUND.en,
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
