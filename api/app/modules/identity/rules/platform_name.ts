import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { normalizeLine } from '@saajha/contract/line_text'
import { productNames } from '@saajha/contract/product_name'
import { withoutUndrawn } from '@saajha/contract/typed_text'
import { sharedSettings } from '#shared/settings'
import type { ValidationCode } from '#shared/http/validation/validation_codes'
import { sql } from '#shared/database/sql'

/**
 * Whether a full name has the product's name as words of its own, in any letter case, with any accents, or in letters that look like
 * its letters: "Saajha Support", "SaajhaSupport", "Ѕаајһа".
 */
export async function hasPlatformName(fullName: string): Promise<boolean> {
  const written = withoutAccents(fullName)
  const names = productNames(sharedSettings().appName).map(withoutAccents)
  const lines = [written, withSpaces(written), ...names]
  // The function of look-alike user names is the one home of Unicode's data.
  const skeletons = await sql<{ skeleton: string }>(
    db,
    `select username_skeleton(line) as skeleton from unnest($1::text[]) with ordinality as lines (line, n) order by n`,
    [lines]
  )
  const [whole, apart, ...own] = skeletons.map(({ skeleton }) => wordsOf(skeleton))
  return own.some((name) => whole!.includes(name) || apart!.includes(name))
}

/**
 * Validation rule for full names: a member with the product's name could be taken for its staff. The name that a member has, the meta
 * `fullName`, stays valid.
 */
export const noPlatformName = vine.createRule(
  async (value, _, field) => {
    const code: ValidationCode = 'fullNameOfPlatform'
    const isCurrent = normalizeLine(String(value)) === field.meta.fullName
    if (!isCurrent && (await hasPlatformName(String(value))))
      field.report(code, 'noPlatformName', field)
  },
  { isAsync: true }
)

/** A text without undrawn characters and accents. Vowel signs of Indian scripts stay: they belong to their script. */
function withoutAccents(text: string): string {
  return withoutUndrawn(text)
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
}

/** A text with a space before each capital letter within a word. */
function withSpaces(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
}

/** The words of a text, each between spaces. */
function wordsOf(text: string): string {
  return ` ${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}
