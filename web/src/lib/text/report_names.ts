import { SYSTEM_ACTORS, SYSTEM_REASONS } from '@saajha/contract/moderation'
import type { ReportSubject } from '@saajha/contract/report'
import { desk } from '@/messages/desk'

/** The name of a subject's kind; a kind of a newer release has none. */
export function kindOf(kind: ReportSubject): string {
  return (desk.kinds as Record<string, string>)[kind] ?? kind
}

/** The name of an action in the log; one of a newer release has none. */
export function actionName(action: string): string {
  return (desk.action as Record<string, string>)[action] ?? desk.otherAction
}

/** The name of who did an action in the log: an administrator, an operator, or the system. */
export function actorName(doneBy: string): string {
  const actor = keyOf(SYSTEM_ACTORS, doneBy)
  return actor ? desk.actors[actor] : doneBy
}

/** The reason of an action in the log: one of the system in the language of the page, else the words of who did it. */
export function reasonText(doneBy: string, reason: string): string {
  const ofSystem = keyOf(SYSTEM_ACTORS, doneBy) && keyOf(SYSTEM_REASONS, reason)
  return ofSystem ? desk.systemReasons[ofSystem] : reason
}

/** The key of a value of a table, or undefined if it has none. */
function keyOf<Key extends string>(table: Record<Key, string>, value: string): Key | undefined {
  return (Object.keys(table) as Key[]).find((key) => table[key] === value)
}
