import { FRAUD_WARNINGS, type FraudWarning } from './fraud_warning.ts'
import { PATTERNS } from './patterns.ts'
import { ANY_NUMBER, readPatterns, readWords, type Pattern, type Phrase } from './read_patterns.ts'
import { WORDS } from './words.ts'
import { unmaskedWordsOf, wordsOf } from './words_of.ts'

/** The distances, in words, within which ">" and "+" look for the other group. */
const FOLLOWS = 8
const NEAR = 20

/** An amount: "500", "2k". */
const NUMBER = /^\d+[\dk]$/

/** For each word group the positions in a message at which one of its phrases begins. */
type Positions = Map<string, number[]>

const patterns = readPatterns(PATTERNS, WORDS)
const phrases = indexOf(readWords(WORDS))

/** The frauds that a message shows signs of. Honest messages can show signs too, so a warning says no more. */
export function warningsOf(text: string): FraudWarning[] {
  const [words, unmasked] = [wordsOf(text), unmaskedWordsOf(text)]
  const isMasked = unmasked.join(' ') !== words.join(' ')
  const found = new Set([...findIn(words), ...(isMasked ? findIn(unmasked) : [])])
  return FRAUD_WARNINGS.filter((warning) => found.has(warning))
}

function findIn(words: string[]): FraudWarning[] {
  const positions = positionsIn(words)
  return patterns.filter((pattern) => matches(pattern, positions)).map(({ warning }) => warning)
}

function positionsIn(words: string[]): Positions {
  const positions: Positions = new Map()
  words.forEach((word, position) => {
    const beginning = NUMBER.test(word) ? ANY_NUMBER : beginningOf(word)
    for (const phrase of phrases.get(beginning) ?? []) {
      if (!beginsAt(phrase, words, position)) continue
      const before = positions.get(phrase.group)
      if (!before) positions.set(phrase.group, [position])
      else if (before.at(-1) !== position) before.push(position)
    }
  })
  return positions
}

/** Phrases by the letters with which their first word begins. */
function indexOf(all: Phrase[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>()
  for (const phrase of all) {
    const beginning = beginningOf(phrase.words[0]!)
    index.set(beginning, [...(index.get(beginning) ?? []), phrase])
  }
  return index
}

function beginningOf(word: string): string {
  return word.replace('*', '').slice(0, 2)
}

function beginsAt({ words }: Phrase, text: string[], position: number): boolean {
  return words.every((word, offset) => {
    const other = text[position + offset] ?? ''
    if (word === ANY_NUMBER) return NUMBER.test(other)
    return word.endsWith('*') ? other.startsWith(word.slice(0, -1)) : other === word
  })
}

function matches({ chains, excluded }: Pattern, positions: Positions): boolean {
  const [first, ...others] = chains.map((chain) => beginningsOf(chain, positions)) as [
    number[],
    ...number[][],
  ]
  const against = excluded.map((group) => positions.get(group) ?? [])
  return first.some(
    (position) =>
      others.every((other) => isNear(other, position)) &&
      !against.some((group) => isNear(group, position))
  )
}

/** The positions at which a group begins that the next groups of its chain follow. */
function beginningsOf([group, ...next]: string[], positions: Positions): number[] {
  const beginnings = positions.get(group!) ?? []
  if (next.length === 0) return beginnings
  const following = new Set(beginningsOf(next, positions))
  return beginnings.filter((position) => {
    for (let distance = 1; distance <= FOLLOWS; distance++)
      if (following.has(position + distance)) return true
    return false
  })
}

/** The positions ascend, so the first one that is not too far before the position decides. */
function isNear(positions: number[], position: number): boolean {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (positions[middle]! < position - NEAR) low = middle + 1
    else high = middle
  }
  return low < positions.length && positions[low]! <= position + NEAR
}
