import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoCamera } from './demo_camera.ts'
import { test } from './fixtures.ts'

test.for(['home', 'search', 'category', 'item'])(
  'the page %s restores a scroll position far down after a reload',
  async (screen, { newUser }) => {
    const { page } = await newUser({ viewport: { width: 360, height: 780 } })
    const path = {
      home: '/',
      search: '/search?filter=featured',
      category: '/category/camera',
      item: `/item/${(await demoCamera()).id}`,
    }[screen]!
    await page.goto(path)
    await waitUntilRendered(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    // Scrolling into view may load more content.
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0)
    // Not at the very end: the reloaded page reaches it only after its last line is rendered.
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
    const scrollPosition = await scrollPositionOf(page)
    expect(scrollPosition).toBeGreaterThan(1000)

    await page.reload()
    await waitUntilRendered(page)
    await expect.poll(() => scrollPositionOf(page)).toBe(scrollPosition)
  }
)

/** Waits until the app has replaced the prerendered shell and rendered the whole list. */
async function waitUntilRendered(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('listitem').first().waitFor()
  await expect.poll(() => main.locator('[aria-busy=true]').count()).toBe(0)
}

function scrollPositionOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
