/** A text with Latin digits in place of Devanagari ones: "५००" is "500". */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
