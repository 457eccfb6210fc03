import { WORDS } from '@saajha/contract/words'
import { inLanguage } from '@/messages/in_language'
import { inputs } from '@/messages/inputs'
import { patterns, messages } from '@/messages/hi/server_sentences'

/** Said of what this file does not know. */
export const UNKNOWN = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।'

const known = new Map([
  ...Object.entries(messages),
  ...Object.entries(WORDS).map(
    ([key, message]) => [message, inputs[key as keyof typeof WORDS]] as const
  ),
])

/** What the server says when it refuses: it speaks English to every client. */
export const refusals = inLanguage({
  en: {
    told: (message: string): string => message,
  },
  hi: {
    told: (message) => known.get(message) ?? fromPattern(message) ?? UNKNOWN,
  },
})

/** A sentence with a number in it, or one that says when to try again. */
function fromPattern(message: string): string | undefined {
  for (const [pattern, inHindi] of patterns) {
    const match = pattern.exec(message)
    if (match) return inHindi(match.slice(1))
  }
  return undefined
}
