import { LIMITS } from '@saajha/contract/limits'
import { normalizeUpiId, UPI_ID_PATTERN } from '@saajha/contract/upi_id'
import { lineRule, OPTIONAL_PHONES } from '@/lib/text/field_rules'
import { inputs } from '@/messages/inputs'

const LOCATION = lineRule(LIMITS.location.min, inputs.locationTooShort)

/** Validation rules of the profile form; a location may stay empty until one is set. */
export const PROFILE_RULES = {
  fullName: lineRule(LIMITS.fullName.min, inputs.fullNameTooShort),
  location: LOCATION,
  firstLocation: { validate: (text: string) => text.trim() === '' || LOCATION.validate(text) },
  phone: OPTIONAL_PHONES.profile,
  upiId: {
    validate: (text: string) => {
      const upiId = normalizeUpiId(text)
      return upiId === '' || UPI_ID_PATTERN.test(upiId) || inputs.upiIdInvalid
    },
  },
}
