import { userInfo } from 'node:os'

/** The name and the reason of an operator. */
export type Operator = { by: string; reason: string }

/** The operator of a command; null without a reason. The name defaults to the user of the shell. */
export function operatorOf({ by, reason }: { by?: string; reason: string }): Operator | null {
  const operator = { by: by?.trim() || userInfo().username, reason: reason.trim() }
  return operator.reason === '' ? null : operator
}
