import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Opens a page and waits until the app has replaced the prerendered shell and every request has a response: an idle
 * network alone may mean that the app has not started.
 */
export async function openSettledPage(page: Page, url: string): Promise<void> {
  const pending = new Set<Request>()
  const add = (request: Request) => {
    // The live socket stays open.
    if (!request.url().includes('/socket.io/')) pending.add(request)
  }
  const remove = (request: Request) => pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('main h1').first().waitFor()
  await expect.poll(() => [...pending].map((request) => request.url())).toEqual([])
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}
