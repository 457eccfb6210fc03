import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { compareScreenshot } from './compare_screenshot.ts'
import { test } from './fixtures.ts'
import { openSettledPage } from './open_settled_page.ts'
import { CAMERA, HINDI_NOTIFICATIONS, SCREEN_RESPONSES, SCREEN_TIME } from './screen_responses.ts'

/** Higher than a window, so that a picture shows more of a page. */
const HEIGHTS: Record<number, number> = { 360: 1360, 1280: 960 }

const SCREENS = {
  home: { path: '/', isSignedIn: false },
  search: { path: '/search?q=camera', isSignedIn: false },
  item: { path: `/item/${CAMERA.id}`, isSignedIn: false },
  dashboard: { path: '/dashboard?tab=notifications', isSignedIn: true },
  create_listing: { path: '/create-listing', isSignedIn: true },
}
type ScreenName = keyof typeof SCREENS

const CASES = [
  ...(Object.keys(SCREENS) as ScreenName[]).flatMap((screen) =>
    Object.keys(HEIGHTS).map((width) => ({
      screen,
      width: Number(width),
      theme: 'light',
      language: 'en',
    }))
  ),
  { screen: 'home', width: 360, theme: 'light', language: 'hi' },
  { screen: 'item', width: 360, theme: 'dark', language: 'en' },
  { screen: 'dashboard', width: 360, theme: 'dark', language: 'hi' },
] as const

test.for(CASES)(
  'the screen $screen matches its stored screenshot at $width px in the $theme theme, in $language',
  async ({ screen, width, theme, language }, { newUser }) => {
    const { path, isSignedIn } = SCREENS[screen]
    const { page, context } = await newUser({
      viewport: { width, height: HEIGHTS[width]! },
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    })
    const url = inject('app')
    await context.addCookies([{ name: 'language', value: language, url }])
    if (isSignedIn) await context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url }])
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.clock.setFixedTime(new Date(SCREEN_TIME))
    const unknown = await respondWithFixedData(page)
    await openSettledPage(page, path)
    const picture = await stableScreenshot(page)
    expect(unknown, 'requests without a fixed response').toEqual([])
    const name = [screen, width, theme, language].join('_')
    expect(await compareScreenshot(name, picture)).toEqual([])
  }
)

/**
 * Responds to the requests of a page with fixed data: other tests add listings to the product meanwhile. Returns the
 * requests that have no response, as the page sends them.
 */
async function respondWithFixedData(page: Page): Promise<string[]> {
  const unknown: string[] = []
  const app = inject('app')
  await page.route(`${app}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    // The HTML of a private page has no preloaded data.
    if (request.resourceType() === 'document')
      return route.fulfill({ response: await route.fetch({ url: `${app}/dashboard` }) })
    if (pathname.startsWith('/media/'))
      return route.fulfill({ contentType: 'image/svg+xml', body: photo(pathname) })
    if (!pathname.startsWith('/api/')) return route.continue()
    const isHindi = request.headers()['accept-language'] === 'hi'
    if (pathname === '/api/notifications' && isHindi)
      return route.fulfill({ json: HINDI_NOTIFICATIONS })
    const json = SCREEN_RESPONSES[pathname + search] ?? SCREEN_RESPONSES[pathname]
    if (json !== undefined) return route.fulfill({ json })
    unknown.push(`${request.method()} ${pathname}${search}`)
    return route.fulfill({ json: [] })
  })
  await page.routeWebSocket(/\/socket\.io\//, () => {})
  return unknown
}

/** A photo of 4:3 whose circle and corners show how it is cropped. */
function photo(pathname: string): string {
  const hue = (Number(/\d+/.exec(pathname)![0]) * 67) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" fill="hsl(${hue} 45% 40%)">
    <rect width="1200" height="900"/><circle cx="600" cy="450" r="300" fill="hsl(${hue} 55% 75%)"/>
  </svg>`
}

/** A screenshot once fonts and pictures are loaded and two screenshots in a row are equal. */
async function stableScreenshot(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0)
  const isStable = async () => {
    await page.evaluate(async () => {
      await document.fonts.ready
      // The edges of rotated cards are drawn in one of two ways, depending on how busy the machine is.
      for (const card of document.querySelectorAll<HTMLElement>('[class*="rotate-"]'))
        card.style.rotate = 'none'
      // The browser decides when a lazy picture is loaded, and never decodes one that is not.
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    const before = last
    last = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    return last.equals(before)
  }
  await expect.poll(isStable, { timeout: 30_000 }).toBe(true)
  return last
}
