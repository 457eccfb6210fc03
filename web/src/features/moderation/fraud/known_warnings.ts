import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { fraud } from '@/messages/fraud'

/** The warnings that have a sentence; a newer release of the API may send others. */
export function knownWarnings(warnings: readonly string[]): FraudWarning[] {
  return warnings.filter((warning) => Object.hasOwn(fraud.warnings, warning)) as FraudWarning[]
}
