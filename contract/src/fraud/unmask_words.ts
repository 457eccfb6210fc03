/** Digits that stand for letters in a word: "4nydesk", "p1n". */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
const MIN_SPACED = 3

/** The words without what hides them: letters with spaces between them ("o t p") and digits in place of letters. */
export function unmaskWords(words: readonly string[]): string[] {
  const unmasked: string[] = []
  for (let start = 0; start < words.length;) {
    let end = start
    while (end < words.length && words[end]!.length === 1) end++
    if (end - start >= MIN_SPACED) {
      unmasked.push(withLetters(words.slice(start, end).join('')))
      start = end
    } else {
      unmasked.push(withLetters(words[start]!))
      start++
    }
  }
  return unmasked
}

function withLetters(word: string): string {
  if (!/[a-z]/.test(word) || /[269]/.test(word)) return word
  return word.replace(/\d/g, (digit) => LETTERS[digit]!)
}
