import type { Page } from 'playwright-core'

/** Stops the timers of a page whose clock was installed before it was opened: a notice then stays until the test goes on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}
