import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess, from 0 to 4, and whether it is one of the commonest, or nearly. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; isCommon: boolean }

/** The time of a check grows with the length. */
const MAX_LENGTH = 64
const COMMON: unknown[] = ['topTen', 'topHundred', 'common', 'similarToCommon']

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Estimates the strength of a password. */
export function passwordStrength(password: string): PasswordStrength {
  const { score, feedback } = zxcvbn.check(password.slice(0, MAX_LENGTH))
  return { score, isCommon: COMMON.includes(feedback.warning) }
}
