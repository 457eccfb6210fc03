/**
 * Letters of other scripts that look like Latin ones, lower case, as `latin: others`. Greek and Cyrillic are not written in Indian
 * listings, so they are always read so; the scripts of India are left alone.
 */
const LOOK_ALIKES = `
  a: аαɑᴀ
  b: ьвβʙ
  c: сϲᴄ
  d: ԁᴅ
  e: еєεҽᴇё
  f: ғꜰ
  g: ɡɢ
  h: һнʜη
  i: іιıɪїӏ
  j: јᴊ
  k: кκᴋ
  l: ⅼʟ
  m: мᴍ
  n: пɴ
  o: оοσᴏөօ
  p: рρᴘ
  q: ԛ
  r: гʀ
  s: ѕꜱ
  t: тτᴛ
  u: υᴜս
  v: νѵᴠ
  w: ԝωᴡѡ
  x: хχ
  y: уγʏү
  z: ᴢ
`

const LATIN = new Map(
  LOOK_ALIKES.trim()
    .split('\n')
    .flatMap((line) => {
      const [latin, others] = line.trim().split(': ') as [string, string]
      return [...others].map((other) => [other, latin] as const)
    })
)

/** White letters in black circles and squares, and the letters of flags, each in alphabetical order from `a`. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6]

/** A lower-case text with Latin letters in place of those that look like them. */
export function latinLetters(text: string): string {
  return text.replace(/[^\p{ASCII}\p{Script=Devanagari}]/gu, (letter) => {
    const code = letter.codePointAt(0)!
    const start = ENCLOSED.find((first) => code >= first && code < first + 26)
    if (start) return String.fromCharCode('a'.charCodeAt(0) + code - start)
    return LATIN.get(letter) ?? letter
  })
}
