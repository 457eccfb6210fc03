import { supportNumber } from '@saajha/contract/page_settings'

/** Validates the WhatsApp number of the support, with its country code. */
export function supportWhatsapp(name: string, value?: string): string | undefined {
  if (!value) return undefined
  const number = supportNumber(value)
  if (!number) throw new Error(`${name} is no phone number; set it as in ${name}=919800000009`)
  return number
}
