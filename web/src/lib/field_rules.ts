import { PHONE_PATTERN } from '@saajha/contract/limits'
import { inputs } from '@/messages/inputs'

/** What an e-mail address looks like; the server looks closer. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A phone number that may be left out. */
export const OPTIONAL_PHONE = {
  validate: (phone: string) =>
    phone.trim() === '' || PHONE_PATTERN.test(phone.trim()) || inputs.contactPhoneInvalid,
}
