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
  return doneBy === 'system' ? desk.bySystem : doneBy
}
