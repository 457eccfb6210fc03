import { userInfo } from 'node:os'

/** Who acts, and why. */
export type Operator = { by: string; reason: string }

/** What an operator's command was given; null where it says no reason. Without a name, the one of the shell's user. */
export function operatorOf({ by, reason }: { by?: string; reason: string }): Operator | null {
  const operator = { by: by?.trim() || userInfo().username, reason: reason.trim() }
  return operator.reason === '' ? null : operator
}
