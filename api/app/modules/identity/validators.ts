import vine from '@vinejs/vine'
import { normalizeCode } from '@saajha/contract/code'
import { LIMITS, PROFILE_PHONE_PATTERN } from '@saajha/contract/limits'
import { normalizeUsername } from '@saajha/contract/line_text'
import { normalizeUpiId, UPI_ID_PATTERN } from '@saajha/contract/upi_id'
import { noPlatformName } from '#modules/identity/rules/platform_name'
import { singleScript } from '#modules/identity/rules/single_script'
import { email } from '#shared/http/validation/email'
import { normalized, normalizedOrNull } from '#shared/http/validation/normalized'
import { nullToEmptyString } from '#shared/http/validation/null_to_empty_string'
import { phone } from '#shared/http/validation/phone'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { singleLine } from '#shared/http/validation/single_line'

/** A user name contains no @ and no whitespace, so that it cannot equal another member's email at sign-in. */
const USERNAME = /^[^\s@]+$/u

const fullName = () =>
  vine
    .string()
    .use(singleLine())
    .minLength(LIMITS.fullName.min)
    .maxLength(LIMITS.fullName.max)
    .use(noPlatformName())

const newPassword = () =>
  vine.string().minLength(LIMITS.password.min).maxLength(LIMITS.password.max)

/** A token from a link in an e-mail; today's have fewer than 400 characters. */
const emailedToken = () => vine.string().maxLength(1_000)

export const registerValidator = vine.create({
  username: vine
    .string()
    .use(singleLine(normalizeUsername))
    .minLength(LIMITS.username.min)
    .maxLength(LIMITS.username.max)
    .regex(USERNAME)
    .use(singleScript()),
  email: email(),
  fullName: fullName(),
  password: newPassword(),
})
registerValidator.messagesProvider = validationCodes({
  'username': 'usernameTooShort',
  'username.regex': 'usernameCharactersInvalid',
  'email': 'emailInvalid',
  'fullName': 'fullNameTooShort',
  'password': 'passwordTooShort',
})

export const loginValidator = vine.create({
  username: vine.string().trim().maxLength(LIMITS.email.max),
  password: vine.string().maxLength(LIMITS.password.max),
})
loginValidator.messagesProvider = validationCodes({
  username: 'loginUsernameRequired',
  password: 'loginPasswordRequired',
})

export const forgottenPasswordValidator = vine.create({ email: email() })
forgottenPasswordValidator.messagesProvider = validationCodes({ email: 'emailInvalid' })

export const passwordResetValidator = vine.create({
  token: emailedToken(),
  password: newPassword(),
})
passwordResetValidator.messagesProvider = validationCodes({ password: 'passwordTooShort' })

export const passwordChangeValidator = vine.create({
  current: vine.string().maxLength(LIMITS.password.max),
  next: newPassword(),
})
passwordChangeValidator.messagesProvider = validationCodes({
  current: 'currentPasswordRequired',
  next: 'passwordTooShort',
})

export const emailTokenValidator = vine.create({ token: emailedToken() })
emailTokenValidator.messagesProvider = validationCodes({})

export const emailVerificationValidator = vine.create({
  token: emailedToken(),
  isOpening: vine.boolean().optional(),
})
emailVerificationValidator.messagesProvider = validationCodes({})

/** Six digits, or a recovery code. */
const code = () =>
  vine
    .string()
    .maxLength(100)
    .parse(normalized(normalizeCode))
    .regex(/^(\d{6}|[A-Z2-7]{16})$/)

const currentPassword = () => vine.string().maxLength(LIMITS.password.max).optional()

export const secondFactorSetUpValidator = vine.create({ password: currentPassword() })
secondFactorSetUpValidator.messagesProvider = validationCodes({ password: 'loginPasswordRequired' })

export const secondFactorCodeValidator = vine.create({ code: code() })
secondFactorCodeValidator.messagesProvider = validationCodes({ code: 'secondFactorCodeInvalid' })

export const secondFactorRemovalValidator = vine.create({
  password: currentPassword(),
  code: code(),
})
secondFactorRemovalValidator.messagesProvider = validationCodes({
  password: 'loginPasswordRequired',
  code: 'secondFactorCodeInvalid',
})

/** The path to return to after a sign-in with Google; an invalid one becomes the home page. */
export const returnToValidator = vine.create({ returnTo: vine.any().optional() })

/**
 * A member's own profile. An empty phone number or UPI ID removes it, and another UPI ID needs the password. An empty location is
 * accepted only if the member has none, which the caller passes as the meta `hasLocation`, beside the current `fullName`.
 */
export const profileValidator = vine
  .withMetaData<{ hasLocation: boolean; fullName: string }>()
  .create({
    fullName: fullName().parse(nullToEmptyString).optional(),
    location: vine
      .string()
      .use(singleLine())
      .minLength(LIMITS.location.min)
      .maxLength(LIMITS.location.max)
      .parse((value, { meta }) =>
        isBlank(value) && !meta.hasLocation ? undefined : nullToEmptyString(value)
      )
      .optional(),
    phone: phone(PROFILE_PHONE_PATTERN).nullable().optional(),
    upiId: vine
      .string()
      .parse(normalizedOrNull(normalizeUpiId))
      .regex(UPI_ID_PATTERN)
      .nullable()
      .optional(),
    password: currentPassword(),
  })
profileValidator.messagesProvider = validationCodes({
  fullName: 'fullNameTooShort',
  location: 'locationTooShort',
  phone: 'profilePhoneInvalid',
  upiId: 'upiIdInvalid',
  password: 'loginPasswordRequired',
})

export const profilePictureValidator = vine.create({
  profileImageUrl: vine.string().maxLength(500),
})
profilePictureValidator.messagesProvider = validationCodes({})

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
