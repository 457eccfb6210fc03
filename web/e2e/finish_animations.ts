import type { Page } from 'playwright-core'

/** Ends the page's animations and transitions, in which colours and positions have values between two states. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => {
          animation.finish()
          return animation.finished.catch(() => undefined)
        })
    )
  )
}
