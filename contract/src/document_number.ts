const SHOWN_CHARACTERS = 4

/** A document's number as anyone may see it, all but the last four characters hidden: 'XXXXXXXX9012'. */
export function maskNumber(number: string): string {
  return 'X'.repeat(Math.max(0, number.length - SHOWN_CHARACTERS)) + number.slice(-SHOWN_CHARACTERS)
}

/** A number as it is on a document, however its holder grouped it. */
export function withoutSpaces(number: string): string {
  return number.replace(/\s/g, '')
}
