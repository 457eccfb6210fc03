import vine from '@vinejs/vine'
import { normalizeLine } from '@saajha/contract/line_text'
import { productName } from '@saajha/contract/product_name'
import { withoutUndrawn } from '@saajha/contract/typed_text'
import { sharedSettings } from '#shared/settings'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

/** Whether a full name has the product's name as words of its own, in any letter case: "Saajha Support". */
export function hasPlatformName(fullName: string): boolean {
  return wordsOf(fullName).includes(wordsOf(productName(sharedSettings().appName)))
}

/**
 * Validation rule for full names: a member with the product's name could be taken for its staff. The name that a member has, the meta
 * `fullName`, stays valid.
 */
export const noPlatformName = vine.createRule((value, _, field) => {
  const code: ValidationCode = 'fullNameOfPlatform'
  const isCurrent = normalizeLine(String(value)) === field.meta.fullName
  if (!isCurrent && hasPlatformName(String(value))) field.report(code, 'noPlatformName', field)
})

/** The words of a text in small letters, each between spaces. */
function wordsOf(text: string): string {
  const words =
    withoutUndrawn(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
