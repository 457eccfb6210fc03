import { EMAIL, OPTIONAL_PHONE } from '@/lib/field_rules'
import { inputs } from '@/messages/inputs'
import { contact } from '@/messages/contact'

/** The rules of the contact form; a phone number may be left out. */
export const RULES = {
  name: { validate: (name: string) => name.trim() !== '' || contact.nameRequired },
  email: { validate: (email: string) => EMAIL.test(email.trim()) || inputs.emailInvalid },
  phone: OPTIONAL_PHONE,
  message: { validate: (text: string) => text.trim() !== '' || contact.messageRequired },
}
