import { latinDigits } from '@saajha/contract/latin_digits'

/** A UPI ID or an email. */
const HANDLE = /[\p{L}\d._-]+@[a-z][a-z\d]/iu

/** A mobile number of India, also with spaces, dots or hyphens between its digits. */
const MOBILE = /(?<!\d)[6-9](?:[ .-]?\d){9}(?!\d)/

/** A mobile number with its country code or a zero before it. */
const LONG_MOBILE = /(?<!\d)(?:91|0)[ .-]?[6-9](?:[ .-]?\d){9}(?!\d)/

/** Whether a text seems to name a phone number, a UPI ID or an email. */
export function namesContact(text: string): boolean {
  const latin = latinDigits(text)
  return HANDLE.test(latin) || MOBILE.test(latin) || LONG_MOBILE.test(latin)
}
