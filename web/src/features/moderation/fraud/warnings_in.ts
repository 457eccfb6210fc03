import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { fetchCode } from '@/lib/build/fetch_code'

/** Loads the patterns of frauds, so that the first text does not wait for them. Never rejects. */
export function loadWarnings(): void {
  void warningsIn('')
}

/** The warnings of a text; none without the patterns, as offline. The next text loads them again. */
export async function warningsIn(text: string): Promise<FraudWarning[]> {
  try {
    await fetchCode('warnings_of')
    const { warningsOf } = await import('@saajha/contract/fraud/warnings_of')
    return warningsOf(text)
  } catch {
    return []
  }
}
