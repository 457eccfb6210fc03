/** Groups the characters of a code in fours, so that it can be read and typed. */
export function inFours(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code
}
