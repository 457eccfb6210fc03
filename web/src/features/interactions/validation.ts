import { EMAIL_RULE, lineRule, OPTIONAL_PHONES, textRule } from '@/lib/text/field_rules'
import { contact } from '@/messages/contact'
import { inputs } from '@/messages/inputs'

/** Validation rules of the contact form; a phone number is optional. */
export const RULES = {
  name: lineRule(1, contact.nameRequired),
  email: { validate: EMAIL_RULE.validate },
  phone: OPTIONAL_PHONES.sender,
  message: textRule(inputs.messageRequired),
}
