import { sharedSettings } from '#shared/settings'

/** Whether rate limits are disabled for a load test. */
export function limitsAreOff(): boolean {
  return sharedSettings().limitsAreOff
}
