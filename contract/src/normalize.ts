import { transliterate } from './transliterate.ts'

/** A word, as delimited by the database's text search parser. */
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu

/** Replacements that unify phonetically equal spellings, in order of application. */
const PHONETIC_RULES: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/C/g, 'ch'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/aa/g, 'a'],
  [/([bdfgijklmnprstuv])\1/g, '$1'],
]

/** Replacements that map plurals to singulars: "buses" to "bus", "batteries" to "battery". */
const PLURAL_RULES: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z]{2})se?s?\b/g, '$1s'],
  [/([a-z]{3})s(?:e|es)?\b/g, '$1'],
  [/(ch|i)e\b/g, '$1'],
]

/**
 * Normalizes a text for search: lower-case Latin letters without accents or punctuation, digits separated from letters,
 * common spellings of a word unified ("Scooty's" and "skooti", "साड़ी" and "saree"). The database function `search_text`
 * does the same to listings.
 */
export function normalize(text: string): string {
  const latin = transliterate(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll('\u0921\u093c', 'र')
      .replace(/[\u0300-\u036f\u093c\u200b-\u200d]/g, '')
      .toLowerCase()
  )
  const words = latin
    .replace(/['’]/g, '')
    // eslint-disable-next-line no-control-regex -- the same range as in the database function `search_text`
    .replace(/[\x01-\x2f\x3a-\x60\x7b-\x7f]+/g, ' ')
    .replace(/([0-9])([a-z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/g, '$1 $2')
  return [...PHONETIC_RULES, ...PLURAL_RULES].reduce((t, [from, to]) => t.replace(from, to), words)
}

/** The normalized words of a text. */
export function normalizedWords(text: string): string[] {
  return normalize(text).match(WORD) ?? []
}

/** Length limit of a normalized search text, in characters: normalization may turn one character into eighteen. */
const MAX_CHARACTERS = 200
const MAX_WORD_CHARACTERS = 40

/** The normalized words of a search text or location, truncated to the length limits. */
export function searchedWords(text: string): string[] {
  const words = normalize(text).slice(0, MAX_CHARACTERS).match(WORD) ?? []
  return words.map((word) => [...word].slice(0, MAX_WORD_CHARACTERS).join(''))
}
