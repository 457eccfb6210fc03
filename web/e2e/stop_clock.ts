import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Stops the timers of a page whose clock was installed before it was opened: a notice then stays until the test goes on. */
export async function stopClock(page: Page): Promise<void> {
  // The page's time may pass the moment before the clock stops there: it throws then.
  const stops = async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    return true
  }
  await expect.poll(stops).toBe(true)
}
