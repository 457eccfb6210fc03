const SHOWN_CHARACTERS = 4

/** A document's number as it may be seen: 'XXXXXXXX9012'. */
export function maskNumber(number: string) {
  return 'X'.repeat(Math.max(0, number.length - SHOWN_CHARACTERS)) + number.slice(-SHOWN_CHARACTERS)
}
