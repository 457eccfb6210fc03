import { SYSTEM_ACTORS } from '@saajha/contract/moderation'

/**
 * Who acts, and why: the name of an operator of the console, or an administrator with their id, and the report that led to the
 * action.
 */
export type Operator = {
  by: string
  reason: string
  administratorId?: string
  reportId?: string
}

/** The name under which actions are recorded that no person decided on. */
export const SYSTEM = SYSTEM_ACTORS.system

/** An administrator by id and name, or with a null id the operator of the console. */
export type Decider = { id: string | null; name: string }
