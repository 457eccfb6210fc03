import { halfWidth, withoutUndrawn } from './typed_text.ts'

/** The normal form of a UPI ID, such as "asha.k@okhdfcbank". The handle after the @ begins with a letter and may have digits. */
export const UPI_ID_PATTERN = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,31}$/

/** Normalizes a UPI ID that was typed or pasted: in small letters, without blanks and invisible characters. */
export function normalizeUpiId(text: string): string {
  return withoutUndrawn(halfWidth(text)).replace(/\s/g, '').toLowerCase()
}
