import { typedNumber } from './typed_text.ts'
import type { DocumentType } from './verification.ts'

const VISIBLE_CHARACTERS = 4

/** Masks all but the last four characters of a document number: 'XXXXXXXX9012'. */
export function maskNumber(number: string): string {
  return (
    'X'.repeat(Math.max(0, number.length - VISIBLE_CHARACTERS)) + number.slice(-VISIBLE_CHARACTERS)
  )
}

/** Normalizes a document number that was typed or pasted: Latin letters, digits and hyphens, without blanks and invisible characters. */
export function normalizeDocumentNumber(number: string): string {
  return typedNumber(number)
    .replace(/\s/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
}

/** The usual numbers, without what separates their groups; older voter IDs and licences vary by state. */
const USUAL: Record<DocumentType, RegExp> = {
  aadhaar: /^[2-9]\d{11}$/,
  pan: /^[A-Z]{5}\d{4}[A-Z]$/,
  voter_id: /^(?:[A-Z]{3}\d{7}|[A-Z]{2}\d{9,16})$/,
  driving_license: /^[A-Z]{2}\d{2}[A-Z]{0,3}\d{6,13}$/,
}

/** Whether a number, in any grouping and case, looks like one of this type of document. */
export function isUsualNumber(type: DocumentType, number: string): boolean {
  return USUAL[type].test(normalizeDocumentNumber(number).toUpperCase().replace(/[./-]/g, ''))
}
