import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './launch_browser.ts'
import { clippedText } from './clipped_text.ts'
import { demoCamera } from './demo_camera.ts'
import { recordConsoleErrors } from './record_console_errors.ts'
import { openSettledPage } from './open_settled_page.ts'
import { accessibilityViolations } from './accessibility_violations.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }

const PUBLIC = [
  '/',
  '/category/camera',
  '/search?q=camera',
  '/search?filter=featured',
  '/favorites',
  '/no-such-page',
]
const OWN = ['/create-listing', '/dashboard', '/dashboard?tab=notifications', '/profile/edit']

const app = inject('app')
let browser: Browser
let screens: { who: string | null; path: string }[]

beforeAll(async () => {
  browser = await launchBrowser()
  const item = await demoCamera()
  const about = new URLSearchParams({ owner: item.owner.fullName, item: item.title })
  screens = [
    ...[...PUBLIC, `/item/${item.id}`].map((path) => ({ who: null, path })),
    ...[...OWN, `/contact/${item.id}?${about.toString()}`].map((path) => ({ who: 'asha', path })),
    { who: 'admin', path: '/admin' },
  ]
})

afterAll(async () => {
  await browser?.close()
})

describe.each([
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'hi' },
  { theme: 'dark', language: 'hi' },
])('every screen in the $theme theme, in $language', (choices) => {
  test('has no serious accessibility violations, fits a phone without clipped text, and logs no error', async () => {
    const found: string[] = []
    for (const who of [null, 'asha', 'admin']) {
      const context = await visitor(who, choices)
      const page = await context.newPage()
      const consoleErrors = recordConsoleErrors(page)
      for (const { path } of screens.filter((screen) => screen.who === who)) {
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport)
          await openSettledPage(page, app + path)
          const problems = [...(await accessibilityViolations(page)), ...(await clippedText(page))]
          found.push(...problems.map((problem) => `${path} at ${viewport.width}: ${problem}`))
          const errors = consoleErrors.splice(0)
          // The browser reports the 404 status of the missing page as a console error.
          const unexpected =
            path === '/no-such-page' ? errors.filter((each) => !each.includes('404')) : errors
          found.push(...unexpected.map((each) => `${path} at ${viewport.width}: ${each}`))
        }
      }
      await context.close()
    }
    expect(found).toEqual([])
  }, 240_000)
})

async function visitor(
  who: string | null,
  choices: { theme: string; language: string }
): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript((choices) => {
    for (const [key, choice] of Object.entries(choices)) localStorage.setItem(key, choice)
  }, choices)
  if (who) {
    const data = { username: who, password: 'saajha-demo' }
    await context.request.post(`${app}/api/login/email`, { data })
  }
  return context
}
