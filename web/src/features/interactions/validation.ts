import { PHONE_PATTERN } from '@saajha/contract/limits'
import { inputs } from '@/messages/inputs'
import { contact } from '@/messages/contact'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The rules of the contact form; a phone number may be left out. */
export const RULES = {
  name: { validate: (name: string) => name.trim() !== '' || contact.nameRequired },
  email: { validate: (email: string) => EMAIL.test(email.trim()) || inputs.emailInvalid },
  phone: {
    validate: (phone: string) =>
      phone.trim() === '' || PHONE_PATTERN.test(phone.trim()) || inputs.contactPhoneInvalid,
  },
  message: { validate: (text: string) => text.trim() !== '' || contact.messageRequired },
}
