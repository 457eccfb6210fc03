import vine from '@vinejs/vine'
import { normalizeEmail } from '@saajha/contract/email'
import { EMAIL_PATTERN, LIMITS } from '@saajha/contract/limits'
import { normalizedOrNull } from '#shared/http/validation/normalized'

/** An email as members write and paste it. */
export const email = () =>
  vine
    .string()
    .parse(normalizedOrNull(normalizeEmail))
    .maxLength(LIMITS.email.max)
    .email()
    .regex(EMAIL_PATTERN)
