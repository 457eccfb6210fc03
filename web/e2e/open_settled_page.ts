import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Opens a page and waits until the app has taken the place of its first sight and all it asked for is answered: silence on
 * the network alone may be that of an app that has not begun.
 */
export async function openSettledPage(page: Page, address: string): Promise<void> {
  const asked = new Set<Request>()
  const note = (request: Request) => {
    // The live channel stays open.
    if (!request.url().includes('/socket.io/')) asked.add(request)
  }
  const forget = (request: Request) => asked.delete(request)
  page.on('request', note).on('requestfinished', forget).on('requestfailed', forget)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('main h1').first().waitFor()
  await expect.poll(() => [...asked].map((request) => request.url())).toEqual([])
  page.off('request', note).off('requestfinished', forget).off('requestfailed', forget)
}
