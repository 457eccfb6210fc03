/** What the server says when it refuses: it speaks English to every client. */
export const refusals = {
  told: (message: string): string => message,
}
