/** What is often written for one another: hard and soft sounds of one place in the mouth. */
const NEAR = new Set(['gj', 'bv', 'pf', 'td', 'nm', 'rd', 'kg', 'sj', 'hC', 'sC', 'jC', 'rl', 'ks'])

/**
 * How far two folded words are apart as spellings: 1 for a wrong, missing or surplus consonant, less for a vowel, for an
 * "h" after a consonant, for sounds that are close, and for two letters in the wrong order. Infinity where it is
 * certainly more than the limit.
 */
export function spellingDistance(one: string, other: string, limit = Infinity): number {
  const a = one.replaceAll('ch', 'C')
  const b = other.replaceAll('ch', 'C')
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => weighOf(b.slice(0, j)))]
  for (let i = 1; i <= a.length; i++) {
    const row = [rows[i - 1]![0]! + weight(a[i - 1]!)]
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1]!, b[j - 1]!]
      const swapped = i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2]
      row[j] = Math.min(
        rows[i - 1]![j]! + weight(x),
        row[j - 1]! + weight(y),
        rows[i - 1]![j - 1]! + exchange(x, y),
        swapped ? rows[i - 2]![j - 2]! + 0.7 : Infinity
      )
    }
    rows.push(row)
    if (Math.min(...row) > limit) return Infinity
  }
  return rows[a.length]![b.length]! + (a[0] === b[0] ? 0 : 0.4)
}

/** Whether two words begin with the same sound or with close ones: hardly anyone gets the first letter wrong. */
export function beginAlike(one: string, other: string): boolean {
  return exchange(one[0]!, other[0]!) < 1
}

/** How far a spelling may be off for a word of this length. */
export function allowedDistance(word: string): number {
  if (word.length <= 3) return 0.4
  if (word.length === 4) return 0.8
  if (word.length === 5) return 1.1
  return word.length <= 7 ? 1.5 : 1.8
}

const isVowel = (letter: string) => 'aeiou'.includes(letter)

function weight(letter: string): number {
  if (isVowel(letter)) return 0.4
  return letter === 'h' ? 0.4 : 1
}

function weighOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + weight(letter), 0)
}

function exchange(x: string, y: string): number {
  if (x === y) return 0
  if (isVowel(x) && isVowel(y)) return 0.4
  if (NEAR.has(x + y) || NEAR.has(y + x)) return 0.5
  return 1
}
