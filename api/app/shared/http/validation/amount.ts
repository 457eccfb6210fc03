import vine from '@vinejs/vine'
import { hasUnclearComma, normalizeAmount } from '@saajha/contract/amount'
import { PRICE_PATTERN } from '@saajha/contract/limits'
import { normalized } from '#shared/http/validation/normalized'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

const clearComma = vine.createRule((value, _, field) => {
  const code: ValidationCode = 'amountCommaUnclear'
  if (hasUnclearComma(String(value))) field.report(code, 'clearComma', field)
})

const normalize = normalized(normalizeAmount)

/** An amount of rupees: a number, or a text as members write it. */
export const amount = () =>
  vine
    .string()
    .parse((value) => normalize(typeof value === 'number' ? String(value) : value))
    .use(clearComma())
    .regex(PRICE_PATTERN)
