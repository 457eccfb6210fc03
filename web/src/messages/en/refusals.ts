/** What the server says when it refuses: it speaks English to every client. */
export const refusals = {
  told: (sentence: string): string => sentence,
}
