import { normalizeDocumentNumber } from '@saajha/contract/document_number'
import { LIMITS } from '@saajha/contract/limits'
import { lineRule, textRule } from '@/lib/text/field_rules'
import { inputs } from '@/messages/inputs'
import { verification } from '@/messages/verification'

/** Validation rules of a submitted document; images are optional. */
export const DOCUMENT_RULES = {
  documentType: { required: verification.typeMissing },
  number: {
    validate: (number: string) =>
      normalizeDocumentNumber(number) !== '' || verification.numberMissing,
  },
  holderName: lineRule(LIMITS.fullName.min, verification.holderMissing),
}

/** A rejection requires a reason. */
export const REASON_RULE = textRule(inputs.rejectionReasonRequired)
