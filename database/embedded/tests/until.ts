import { setTimeout as delay } from 'node:timers/promises'

/** Waits until the condition holds; throws with its description at the deadline. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadlineMs = 20_000
) {
  const began = Date.now()
  while (!(await condition())) {
    if (Date.now() - began > deadlineMs) throw new Error(`Waited in vain until ${what}`)
    await delay(10)
  }
}
