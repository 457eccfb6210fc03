import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Requests of a page that follow each other have shorter pauses. */
const QUIET_MS = 500

/**
 * Opens a page and waits until the app has replaced the prerendered shell, every request has a response and its fonts are
 * there: an idle network alone may mean that the app has not started.
 */
export async function openSettledPage(page: Page, url: string): Promise<void> {
  const pending = new Set<Request>()
  let changed = performance.now()
  const add = (request: Request) => {
    // The live socket stays open.
    if (request.url().includes('/socket.io/')) return
    pending.add(request)
    changed = performance.now()
  }
  const remove = (request: Request) => {
    if (pending.delete(request)) changed = performance.now()
  }
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('main h1').first().waitFor()
  // What the app has rendered requests data, fonts and pictures in the frames after it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  )
  const waitsFor = () => {
    const urls = [...pending].map((request) => request.url())
    return performance.now() - changed < QUIET_MS ? [...urls, 'the quiet after the last'] : urls
  }
  await expect.poll(waitsFor).toEqual([])
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}
