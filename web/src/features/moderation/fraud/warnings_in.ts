import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'

/** The warnings of a text; none without the patterns, as offline. */
export async function warningsIn(text: string): Promise<FraudWarning[]> {
  try {
    const { warningsOf } = await import('@saajha/contract/fraud/warnings_of')
    return warningsOf(text)
  } catch {
    return []
  }
}
