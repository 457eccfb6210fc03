import { lineError, normalizeLine } from '@saajha/contract/line_text'
import { PHONE_PATTERN, PROFILE_PHONE_PATTERN, SENDER_PHONE_PATTERN } from '@saajha/contract/limits'
import { inputs } from '@/messages/inputs'

/** Validation rules of the optional phone numbers of a listing, a profile and a message. */
export const OPTIONAL_PHONES = {
  listing: optionalPhone(PHONE_PATTERN, inputs.contactPhoneInvalid),
  profile: optionalPhone(PROFILE_PHONE_PATTERN, inputs.profilePhoneInvalid),
  sender: optionalPhone(SENDER_PHONE_PATTERN, inputs.profilePhoneInvalid),
}

/** The validation rule of a name, title or location of at least `min` characters. */
export function lineRule(min: number, tooShort: string) {
  return {
    validate: (text: string) => {
      const line = normalizeLine(text)
      if (line.length < min) return tooShort
      const fault = lineError(line)
      return fault === null || inputs[fault]
    },
  }
}

function optionalPhone(pattern: RegExp, message: string) {
  return {
    validate: (phone: string) => phone.trim() === '' || pattern.test(phone.trim()) || message,
  }
}
