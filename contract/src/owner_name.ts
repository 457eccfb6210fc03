import type { ItemOwner } from './item.ts'
import type { Language } from './language.ts'

/** Names of accounts without a real name. */
const PLACEHOLDER_NAMES = ['demo user', 'demo owner', 'demo']

const UNNAMED: Record<Language, string> = { en: 'Item Owner', hi: 'आइटम के मालिक' }

/** The owner's display name on the pages of an item, with a fallback for missing and placeholder names. */
export function ownerName(
  owner: Pick<ItemOwner, 'fullName'> | undefined,
  language: Language
): string {
  const name = owner?.fullName?.trim() ?? ''
  return name && !PLACEHOLDER_NAMES.includes(name.toLowerCase()) ? name : UNNAMED[language]
}
