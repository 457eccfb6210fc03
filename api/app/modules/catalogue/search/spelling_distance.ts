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
  let twoBefore = new Array<number>(b.length + 1).fill(0)
  let before = new Array<number>(b.length + 1).fill(0)
  let row = new Array<number>(b.length + 1).fill(0)
  for (let j = 1; j <= b.length; j++) row[j] = row[j - 1]! + weight(b.charCodeAt(j - 1))
  for (let i = 1; i <= a.length; i++) {
    const x = a.charCodeAt(i - 1)
    ;[twoBefore, before, row] = [before, row, twoBefore]
    let least = (row[0] = before[0]! + weight(x))
    for (let j = 1; j <= b.length; j++) {
      const y = b.charCodeAt(j - 1)
      const isSwapped = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)
      const distance = Math.min(
        before[j]! + weight(x),
        row[j - 1]! + weight(y),
        before[j - 1]! + exchange(x, y),
        isSwapped ? twoBefore[j - 2]! + 0.7 : Infinity
      )
      row[j] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return Infinity
  }
  return row[b.length]! + (a[0] === b[0] ? 0 : 0.4)
}

/** Whether two words begin with the same sound or with close ones: hardly anyone gets the first letter wrong. */
export function beginAlike(one: string, other: string): boolean {
  return exchange(one.charCodeAt(0), other.charCodeAt(0)) < 1
}

/** How far a spelling may be off for a word of this length. */
export function allowedDistance(word: string): number {
  if (word.length <= 3) return 0.4
  if (word.length === 4) return 0.8
  if (word.length === 5) return 1.1
  return word.length <= 7 ? 1.5 : 1.8
}

/** Letters are compared thousands of times for one word: what they cost is looked up by their codes. */
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
  return NEAR.has(x + y) || NEAR.has(y + x) ? 0.5 : 1
}
