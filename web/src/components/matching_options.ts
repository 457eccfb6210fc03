import { normalize } from '@saajha/contract/normalize'

export type Option = {
  value: string
  label: string
  /** What else it is called, such as an old name: it is found by these too. */
  otherNames?: readonly string[]
}

/** The options whose name, or another name, holds the typed text, those that begin with it first. */
export function matchingOptions(options: readonly Option[], search: string): readonly Option[] {
  const typed = spellingsOf(search).filter(Boolean)
  if (typed.length === 0) return options
  const matching = (fits: (text: string, part: string) => boolean) =>
    options.filter((option) =>
      searchTexts(option).some((text) => typed.some((part) => fits(text, part)))
    )
  const prefixQuery = matching((text, part) => text.startsWith(part))
  const holding = matching((text, part) => text.includes(part))
  return [...new Set([...prefixQuery, ...holding])]
}

const known = new WeakMap<Option, string[]>()

/** Every spelling of every name of an option; worked out when it is first searched. */
function searchTexts(option: Option): string[] {
  const texts =
    known.get(option) ??
    [...new Set([option.label, option.value, ...(option.otherNames ?? [])])].flatMap(spellingsOf)
  known.set(option, texts)
  return texts
}

/** As it is written, and as search folds it, for a word that is spelt otherwise or in the other script. */
function spellingsOf(text: string): string[] {
  return [simplified(text).trim(), normalize(text).trim()]
}

/** Without capitals, and without the dots and moons that many leave out when they type Devanagari. */
function simplified(text: string) {
  return text.toLowerCase().normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}
