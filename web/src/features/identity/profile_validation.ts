import { LIMITS, PHONE_PATTERN } from '@saajha/contract/limits'
import { WORDS } from '@saajha/contract/words'

/** The rules of the profile form; a phone number may be taken back by leaving it empty. */
export const PROFILE_RULES = {
  fullName: {
    validate: (name: string) => name.trim().length >= LIMITS.fullName.min || WORDS.fullNameTooShort,
  },
  location: {
    validate: (place: string) =>
      place.trim().length >= LIMITS.location.min || WORDS.locationTooShort,
  },
  phone: {
    validate: (phone: string) =>
      phone.trim() === '' || PHONE_PATTERN.test(phone.trim()) || WORDS.contactPhoneInvalid,
  },
}
