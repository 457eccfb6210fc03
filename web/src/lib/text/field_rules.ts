import { hasUnclearComma, normalizeAmount } from '@saajha/contract/amount'
import { normalizeEmail } from '@saajha/contract/email'
import {
  EMAIL_PATTERN,
  PHONE_PATTERN,
  PRICE_PATTERN,
  PROFILE_PHONE_PATTERN,
  SENDER_PHONE_PATTERN,
} from '@saajha/contract/limits'
import { lineError, normalizeLine } from '@saajha/contract/line_text'
import { normalizePhone } from '@saajha/contract/phone'
import { isBlank } from '@saajha/contract/typed_text'
import { inputs } from '@/messages/inputs'

/** Validation rules of the optional phone numbers of a listing, a profile and a message. */
export const OPTIONAL_PHONES = {
  listing: optionalPhone(PHONE_PATTERN, inputs.contactPhoneInvalid),
  profile: optionalPhone(PROFILE_PHONE_PATTERN, inputs.profilePhoneInvalid),
  sender: optionalPhone(SENDER_PHONE_PATTERN, inputs.profilePhoneInvalid),
}

/** The validation rule of an email, read in its normal form. */
export const EMAIL_RULE = {
  setValueAs: normalizeEmail,
  validate: (email: string) => EMAIL_PATTERN.test(normalizeEmail(email)) || inputs.emailInvalid,
}

/** Why a text is no amount: that a comma is unclear, or `invalid`; undefined for an amount. */
export function amountProblem(text: string, invalid: string) {
  const amount = normalizeAmount(text)
  if (PRICE_PATTERN.test(amount)) return undefined
  return hasUnclearComma(amount) ? inputs.amountCommaUnclear : invalid
}

/** The validation rule of a text that has to show something. */
export function textRule(missing: string) {
  return { validate: (text: string) => !isBlank(text) || missing }
}

/** The validation rule of a name, title or location of at least `min` characters. */
export function lineRule(min: number, tooShort: string, normalize = normalizeLine) {
  return {
    validate: (text: string) => {
      const line = normalize(text)
      if (line.length < min) return tooShort
      const fault = lineError(line)
      return fault === null || inputs[fault]
    },
  }
}

function optionalPhone(pattern: RegExp, message: string) {
  return {
    validate: (text: string) => {
      const phone = normalizePhone(text)
      return phone === '' || pattern.test(phone) || message
    },
  }
}
