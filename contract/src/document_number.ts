const VISIBLE_CHARACTERS = 4

/** Masks all but the last four characters of a document number: 'XXXXXXXX9012'. */
export function maskNumber(number: string): string {
  return (
    'X'.repeat(Math.max(0, number.length - VISIBLE_CHARACTERS)) + number.slice(-VISIBLE_CHARACTERS)
  )
}

/** Removes the blanks with which a member groups a document number. */
export function withoutSpaces(number: string): string {
  return number.replace(/\s/g, '')
}
