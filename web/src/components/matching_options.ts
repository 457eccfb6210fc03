import { normalize } from '@saajha/contract/normalize'

export type Option = {
  value: string
  label: string
  /** Alternative names that match a search, such as a former name. */
  otherNames?: readonly string[]
}

/** The options with a name that contains the search text, prefix matches first. */
export function matchingOptions(options: readonly Option[], search: string): readonly Option[] {
  const typed = spellingsOf(search).filter(Boolean)
  if (typed.length === 0) return options
  const matching = (fits: (text: string, part: string) => boolean) =>
    options.filter((option) =>
      searchTexts(option).some((text) => typed.some((part) => fits(text, part)))
    )
  const beginning = matching((text, part) => text.startsWith(part))
  const containing = matching((text, part) => text.includes(part))
  return [...new Set([...beginning, ...containing])]
}

const cache = new WeakMap<Option, string[]>()

/** The search texts of all names of an option, computed on the first search. */
function searchTexts(option: Option): string[] {
  const texts =
    cache.get(option) ??
    [...new Set([option.label, option.value, ...(option.otherNames ?? [])])].flatMap(spellingsOf)
  cache.set(option, texts)
  return texts
}

/** The simplified text and the normalized text. The latter matches other spellings and the other script. */
function spellingsOf(text: string): string[] {
  return [simplified(text).trim(), normalize(text).trim()]
}

/** Lower case without nukta, and with chandrabindu as anusvara, since many users type Devanagari so. */
function simplified(text: string) {
  return text.toLowerCase().normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}
