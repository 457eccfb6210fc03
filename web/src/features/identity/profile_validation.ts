import { LIMITS } from '@saajha/contract/limits'
import { OPTIONAL_PHONE } from '@/lib/field_rules'
import { inputs } from '@/messages/inputs'

/** The rules of the profile form; a phone number may be taken back by leaving it empty. */
export const PROFILE_RULES = {
  fullName: {
    validate: (name: string) =>
      name.trim().length >= LIMITS.fullName.min || inputs.fullNameTooShort,
  },
  location: {
    validate: (place: string) =>
      place.trim().length >= LIMITS.location.min || inputs.locationTooShort,
  },
  phone: OPTIONAL_PHONE,
}
