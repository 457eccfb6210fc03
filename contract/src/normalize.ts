import { NORMALIZATION_STEPS, type NormalizationStep } from './normalization_steps.ts'

/** A word, as delimited by the database's text search parser. */
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu

const normalizeText = applyAll(NORMALIZATION_STEPS)

/**
 * Normalizes a text for search: lower-case Latin letters without accents or punctuation, digits separated from letters,
 * common spellings of a word unified ("Scooty's" and "skooti", "साड़ी" and "saree").
 */
export function normalize(text: string): string {
  return normalizeText(text)
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

type Apply = (text: string) => string

function applyAll(steps: readonly NormalizationStep[]): Apply {
  const all = steps.map(applyStep)
  return (text) => all.reduce((changed, apply) => apply(changed), text)
}

/** The function that does one step, with its patterns compiled once. */
function applyStep(step: NormalizationStep): Apply {
  switch (step.kind) {
    case 'lowerCase':
      return (text) => text.toLowerCase()
    case 'decompose':
      return (text) => text.normalize('NFKD')
    case 'replace':
      return replaceAll(Object.entries(step.pairs))
    case 'translate':
      return translate(step.characters)
    case 'pattern': {
      const pattern = new RegExp(step.pattern, 'g')
      return (text) => text.replace(pattern, step.to)
    }
    case 'if': {
      const pattern = new RegExp(step.pattern)
      const apply = applyAll(step.steps)
      return (text) => (pattern.test(text) ? apply(text) : text)
    }
  }
}

function replaceAll(pairs: [string, string][]): Apply {
  return (text) => pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}

function translate(characters: Readonly<Record<string, string>>): Apply {
  const targets = new Map(
    Object.entries(characters).flatMap(([from, to]) =>
      [...from].map((character, at) => [character, to[at] ?? ''] as const)
    )
  )
  const any = new RegExp(`[${[...targets.keys()].join('')}]`, 'g')
  return (text) => text.replace(any, (character) => targets.get(character)!)
}
