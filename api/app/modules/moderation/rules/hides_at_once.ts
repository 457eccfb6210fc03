import type { ReportReason } from '@saajha/contract/report'

/** The reasons for which the pictures of a report are hidden before anyone has looked at it. */
export const HIDES_AT_ONCE: readonly ReportReason[] = ['intimate']

export function hidesAtOnce(reason: string): boolean {
  return HIDES_AT_ONCE.some((each) => each === reason)
}
