import { withoutSpaces } from '@saajha/contract/document_number'
import { LIMITS } from '@saajha/contract/limits'
import { lineRule } from '@/lib/field_rules'
import { inputs } from '@/messages/inputs'
import { verification } from '@/messages/verification'

/** The rules of a document that is handed in; images may be left out. */
export const DOCUMENT_RULES = {
  documentType: { required: verification.typeMissing },
  number: {
    validate: (number: string) =>
      withoutSpaces(number).length >= LIMITS.documentNumber.min || verification.numberMissing,
  },
  holderName: lineRule(LIMITS.fullName.min, verification.holderMissing),
}

/** The rules of a correction, where an empty number keeps the one that was submitted. */
export const CORRECTION_RULES = {
  number: {
    validate: (number: string) => number.trim() === '' || DOCUMENT_RULES.number.validate(number),
  },
}

/** A rejection says why. */
export const REASON_RULE = {
  validate: (reason: string) => reason.trim() !== '' || inputs.rejectionReasonRequired,
}
