const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

/** A text with Latin digits in place of those of every other script: "५००", "௫௦௦" and "５００" are "500". */
export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(valueOf(digit.codePointAt(0)!)))
}

/** Unicode lists the digits of each script from zero to nine, without a gap; mathematical ones follow one another. */
function valueOf(code: number): number {
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
