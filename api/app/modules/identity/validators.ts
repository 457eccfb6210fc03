import vine from '@vinejs/vine'
import { LIMITS, PHONE_PATTERN } from '@saajha/contract/limits'
import { WORDS } from '@saajha/contract/words'
import { emptied } from '#shared/http/emptied'
import { fieldWords } from '#shared/http/field_words'

/** A user name has no @ and no blanks, so that it can never be taken for somebody's e-mail address at login. */
const USERNAME = /^[^\s@\p{C}]+$/u

export const registerValidator = vine.create({
  username: vine
    .string()
    .trim()
    .minLength(LIMITS.username.min)
    .maxLength(LIMITS.username.max)
    .regex(USERNAME),
  email: vine.string().trim().maxLength(LIMITS.email.max).email(),
  fullName: vine.string().trim().minLength(LIMITS.fullName.min).maxLength(LIMITS.fullName.max),
  password: vine.string().minLength(LIMITS.password.min).maxLength(LIMITS.password.max),
})
registerValidator.messagesProvider = fieldWords({
  'username': WORDS.usernameTooShort,
  'username.regex': 'Username may not contain spaces or @',
  'email': WORDS.emailInvalid,
  'fullName': WORDS.fullNameTooShort,
  'password': WORDS.passwordTooShort,
})

export const loginValidator = vine.create({
  username: vine.string().trim().maxLength(LIMITS.email.max),
  password: vine.string().maxLength(LIMITS.password.max),
})
loginValidator.messagesProvider = fieldWords({
  username: WORDS.loginUsernameRequired,
  password: WORDS.loginPasswordRequired,
})

/** The page to come back to after signing in elsewhere; what is none is the home page. */
export const returnToValidator = vine.create({ returnTo: vine.any().optional() })

/** A member's own details; a phone number may be taken back by leaving it empty. */
export const profileValidator = vine.create({
  fullName: vine
    .string()
    .trim()
    .minLength(LIMITS.fullName.min)
    .maxLength(LIMITS.fullName.max)
    .parse(emptied)
    .optional(),
  location: vine
    .string()
    .trim()
    .minLength(LIMITS.location.min)
    .maxLength(LIMITS.location.max)
    .parse(emptied)
    .optional(),
  phone: vine.string().trim().regex(PHONE_PATTERN).nullable().optional(),
})
profileValidator.messagesProvider = fieldWords({
  fullName: WORDS.fullNameTooShort,
  location: WORDS.locationTooShort,
  phone: WORDS.contactPhoneInvalid,
})

export const profilePictureValidator = vine.create({
  profileImageUrl: vine.string().maxLength(500),
})
profilePictureValidator.messagesProvider = fieldWords({})
