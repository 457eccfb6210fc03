import { EMAIL_PATTERN } from '@saajha/contract/limits'
import { lineRule, OPTIONAL_PHONES } from '@/lib/text/field_rules'
import { inputs } from '@/messages/inputs'
import { contact } from '@/messages/contact'

/** Validation rules of the contact form; a phone number is optional. */
export const RULES = {
  name: lineRule(1, contact.nameRequired),
  email: { validate: (email: string) => EMAIL_PATTERN.test(email.trim()) || inputs.emailInvalid },
  phone: OPTIONAL_PHONES.sender,
  message: { validate: (text: string) => text.trim() !== '' || contact.messageRequired },
}
