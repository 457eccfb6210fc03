import { transliterate } from './transliterate.ts'

/** A word, as the database's parser of texts parts them. */
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu

/** Spellings that sound alike, in the order in which they are written as one. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
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

/** One word stands for one and for many: "buses" and "bus", "batteries" and "battery". */
const ONE_AND_MANY: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z]{2})se?s?\b/g, '$1s'],
  [/([a-z]{3})s(?:e|es)?\b/g, '$1'],
  [/(ch|i)e\b/g, '$1'],
]

/**
 * A text as search compares it: Latin letters, small, without accents or signs, numbers apart from letters, and each
 * word folded so that its usual spellings meet: "Scooty's" and "skooti", "साड़ी" and "saree". The database does the same
 * to listings by its function `search_text`.
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
    // eslint-disable-next-line no-control-regex -- the very range that the database's function names
    .replace(/[\x01-\x2f\x3a-\x60\x7b-\x7f]+/g, ' ')
    .replace(/([0-9])([a-z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/g, '$1 $2')
  return [...ALIKE, ...ONE_AND_MANY].reduce((t, [sound, sign]) => t.replace(sound, sign), words)
}

/** The words of a text, each folded. */
export function normalizedWords(text: string): string[] {
  return normalize(text).match(WORD) ?? []
}

/** The most that is read of what somebody searches for, in characters, once it is normalized: one sign may become eighteen. */
const MAX_CHARACTERS = 200
const LONGEST_WORD = 40

/** The words of a search or of a location that is searched, each folded. What exceeds the bounds is cut off. */
export function searchedWords(text: string): string[] {
  const words = normalize(text).slice(0, MAX_CHARACTERS).match(WORD) ?? []
  return words.map((word) => [...word].slice(0, LONGEST_WORD).join(''))
}
