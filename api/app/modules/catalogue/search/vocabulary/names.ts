import { normalizedWords } from '@saajha/contract/normalize'

/** A line of a vocabulary file; `at` is its file and number, as in "things/car.txt:3". */
export type Line = { at: string; text: string }

/** A name as written, its normalized words, and its key. */
export type Name = { text: string; words: string[]; key: string }

/** A search looks up no name of more words. */
export const MAX_NAME_WORDS = 5

const FOREIGN_CHARACTER = /[^\p{L}\p{M}\p{Nd} .]/u

/** The lookup key of a name: its normalized words without spaces. */
export function keyOf(words: readonly string[]): string {
  return words.join('')
}

/** The lines of a vocabulary file, without empty ones and comments. */
export function linesOf(file: string, text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
}

/** The names of a list, separated by commas. Throws an error that begins with file and line when one is invalid. */
export function readNames({ at, text }: Line): Name[] {
  const names = text.split(',').map((name) => readName(at, name.trim()))
  const texts = names.map((name) => name.text.toLowerCase())
  const twice = texts.find((name, index) => texts.indexOf(name) !== index)
  if (twice) fail(at, `"${twice}" is listed twice`)
  return names
}

function readName(at: string, text: string): Name {
  const [foreign] = FOREIGN_CHARACTER.exec(text) ?? []
  if (foreign) fail(at, `"${foreign}" is no relation; names have letters, digits and dots`)
  const words = normalizedWords(text)
  if (text === '') fail(at, 'a name is missing before or after a comma')
  if (words.length === 0) fail(at, `nothing of "${text}" is left to search for`)
  if (words.length > MAX_NAME_WORDS)
    fail(at, `"${text}" has more than ${MAX_NAME_WORDS} words, and no search finds it`)
  return { text, words, key: keyOf(words) }
}

/** Throws an error for a line of a vocabulary file. */
export function fail(at: string, problem: string): never {
  throw new Error(`${at}: ${problem}`)
}
