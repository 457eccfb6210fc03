import { setTimeout as delay } from 'node:timers/promises'

/** Waits until `condition` is true; throws with `what` after `timeoutMs`. */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  { everyMs = 20, timeoutMs = 60_000 } = {}
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${what}`)
    await delay(everyMs)
  }
}
