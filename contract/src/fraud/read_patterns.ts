import type { FraudWarning } from './fraud_warning.ts'
import { wordsOf } from './words_of.ts'

/** Words in this order; a word that ends with `*` stands for all that begin so. */
export type Phrase = { group: string; words: string[] }

/** Groups that must follow each other closely. */
type Chain = string[]

/** A message matches with all chains near each other and none of the excluded groups near them. */
export type Pattern = { warning: FraudWarning; chains: Chain[]; excluded: string[] }

const MIN_BEGINNING = 3

/** Stands for any number of two digits and more. */
export const ANY_NUMBER = '#'

/** Reads the word groups. Throws an error that names the group when one is inconsistent. */
export function readWords(groups: Record<string, string>): Phrase[] {
  return Object.entries(groups).flatMap(([group, list]) => {
    const phrases = list.split(',').map((text) => readPhrase(group, text))
    const texts = phrases.map(({ words }) => words.join(' '))
    const twice = texts.find((text, position) => texts.indexOf(text) !== position)
    if (twice) fail(`words of "${group}"`, `"${twice}" is in it twice, perhaps in another spelling`)
    return phrases
  })
}

function readPhrase(group: string, text: string): Phrase {
  const where = `words of "${group}"`
  const words = text.trim().split(/\s+/).flatMap(readWord)
  if (words.length === 0) fail(where, 'a word is missing between two commas')
  const short = words.find((word) => word.endsWith('*') && word.length <= MIN_BEGINNING)
  if (short) fail(where, `"${short}" stands for too many words`)
  return { group, words }
}

function readWord(text: string): string[] {
  if (text === ANY_NUMBER) return [text]
  const words = wordsOf(text)
  const last = words.pop()
  if (last === undefined) return []
  return [...words, text.endsWith('*') ? `${last}*` : last]
}

/** Reads the patterns. Throws an error that names the line when one is inconsistent, or the group that none uses. */
export function readPatterns(
  lists: Record<FraudWarning, string>,
  groups: Record<string, string>
): Pattern[] {
  const patterns = Object.entries(lists).flatMap(([warning, list]) => {
    const lines = list.trim().split('\n')
    return lines.map((line, index) => {
      const where = `pattern ${index + 1} of ${warning}, "${line.trim()}"`
      if (lines.slice(0, index).some((other) => other.trim() === line.trim()))
        fail(where, 'it is there twice')
      return readPattern(warning as FraudWarning, line, groups, where)
    })
  })
  const used = new Set(patterns.flatMap(({ chains, excluded }) => [...chains.flat(), ...excluded]))
  const unused = Object.keys(groups).find((group) => !used.has(group))
  if (unused) fail(`words of "${unused}"`, 'no pattern uses them')
  return patterns
}

function readPattern(
  warning: FraudWarning,
  line: string,
  groups: Record<string, string>,
  where: string
): Pattern {
  const [required = '', ...exclusions] = line.split(' - ')
  if (exclusions.length > 1) fail(where, 'it has more than one " - "')
  const namesIn = (text: string, separator: string) =>
    text.split(separator).map((name) => {
      if (name.trim() === '') fail(where, 'the name of a word group is missing')
      if (!Object.hasOwn(groups, name.trim()))
        fail(where, `there is no word group "${name.trim()}"`)
      return name.trim()
    })
  return {
    warning,
    chains: required.split('+').map((chain) => namesIn(chain, '>')),
    excluded: exclusions.flatMap((names) => namesIn(names, ',')),
  }
}

function fail(where: string, problem: string): never {
  throw new Error(`${where}: ${problem}`)
}
