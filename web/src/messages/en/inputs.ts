import { WORDS } from '@saajha/contract/words'

/** What is wrong with an input: the server says the same sentences, to any client. */
export const inputs: Record<keyof typeof WORDS, string> = WORDS
