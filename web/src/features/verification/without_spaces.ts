/** A number as it is on a document, however its holder grouped it. */
export function withoutSpaces(number: string) {
  return number.replace(/\s/g, '')
}
