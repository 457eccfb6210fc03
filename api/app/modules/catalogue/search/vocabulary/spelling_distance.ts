/** Consonants that are often confused: voiced and voiceless, aspirated and plain. `C` stands for "ch". */
const CONFUSED = new Set([
  'gj',
  'bv',
  'pf',
  'td',
  'nm',
  'rd',
  'kg',
  'sj',
  'hC',
  'sC',
  'jC',
  'rl',
  'ks',
])

/**
 * The weighted edit distance of two normalized words: 1 for a wrong, missing or surplus consonant, less for a vowel, an "h",
 * a confused consonant and two transposed letters. Infinity when the distance exceeds the limit for certain.
 */
export function spellingDistance(one: string, other: string, limit = Infinity): number {
  const a = one.replaceAll('ch', 'C')
  const b = other.replaceAll('ch', 'C')
  let rowBeforeLast = new Array<number>(b.length + 1).fill(0)
  let lastRow = new Array<number>(b.length + 1).fill(0)
  let row = new Array<number>(b.length + 1).fill(0)
  for (let j = 1; j <= b.length; j++) row[j] = row[j - 1]! + weight(b.charCodeAt(j - 1))
  for (let i = 1; i <= a.length; i++) {
    const x = a.charCodeAt(i - 1)
    ;[rowBeforeLast, lastRow, row] = [lastRow, row, rowBeforeLast]
    let least = (row[0] = lastRow[0]! + weight(x))
    for (let j = 1; j <= b.length; j++) {
      const y = b.charCodeAt(j - 1)
      const isSwapped = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)
      const distance = Math.min(
        lastRow[j]! + weight(x),
        row[j - 1]! + weight(y),
        lastRow[j - 1]! + exchange(x, y),
        isSwapped ? rowBeforeLast[j - 2]! + 0.7 : Infinity
      )
      row[j] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return Infinity
  }
  return row[b.length]! + (a[0] === b[0] ? 0 : 0.4)
}

/** Whether the first letters of two words are equal or easily confused: users rarely mistype the first letter. */
export function haveSimilarInitials(one: string, other: string): boolean {
  return exchange(one.charCodeAt(0), other.charCodeAt(0)) < 1
}

/** The largest distance at which a word of this length still matches. */
export function allowedDistance(word: string): number {
  if (word.length <= 3) return 0.4
  if (word.length === 4) return 0.8
  if (word.length === 5) return 1.1
  return word.length <= 7 ? 1.5 : 1.8
}

/** One word needs thousands of letter comparisons, so their costs are tables indexed by character code. */
const CODES = 128
const WEIGHTS = Float64Array.from({ length: CODES }, (_, code) => {
  return /[aeiouh]/.test(String.fromCharCode(code)) ? 0.4 : 1
})
const EXCHANGES = Float64Array.from({ length: CODES * CODES }, (_, pair) => {
  return exchangeOf(String.fromCharCode(pair / CODES), String.fromCharCode(pair % CODES))
})

function weight(code: number): number {
  return WEIGHTS[code] ?? 1
}

function exchange(x: number, y: number): number {
  if (x === y) return 0
  return x < CODES && y < CODES ? EXCHANGES[x * CODES + y]! : 1
}

function exchangeOf(x: string, y: string): number {
  if (/^[aeiou]{2}$/.test(x + y)) return 0.4
  return CONFUSED.has(x + y) || CONFUSED.has(y + x) ? 0.5 : 1
}
