/** The forgeries of an ASCII token that differ from it by one bit, one for each position. */
export function flippedBits(token: string): string[] {
  return [...token].map((letter, position) => {
    const flipped = String.fromCharCode(letter.charCodeAt(0) ^ (1 << (position % 7)))
    return token.slice(0, position) + flipped + token.slice(position + 1)
  })
}
