import type { Page, Route } from 'playwright-core'

/**
 * Handles a page's requests to a URL pattern until the returned function is called. Interception itself stays on, unlike after
 * `page.unroute()` and `{ times: 1 }`: while interception ends, Playwright loses requests that the page sends.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => unknown
): Promise<() => void> {
  let isHandling = true
  await page.route(url, (route) => (isHandling ? handle(route) : route.fallback()))
  return () => void (isHandling = false)
}
