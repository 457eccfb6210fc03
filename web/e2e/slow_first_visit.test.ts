import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type TestUser } from './fixtures.ts'
import { expectNotice } from './notices.ts'

/** 50 kB/s in both directions and 600 ms latency. */
const SLOW = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const MAX_UNTIL_BUSY_MS = 100
/** The dialog's code in the first level of requests takes at most 600 ms + 60 kB / 50 kB/s = 1.8 s on this network. */
const MAX_BYTES_UNTIL_DIALOG = 60_000
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }

declare global {
  interface Window {
    /** Timestamps of the last press, its busy state and its dialog, in milliseconds since navigation start. */
    seen: { enter?: number; press?: number; busy?: number; dialog?: number }
  }
}

// Retried twice, because a busy machine may take longer than 100 ms for a press.
describe('the first visit on a slow network', { retry: 2 }, () => {
  test.for([
    ['Login', 'banner', DESKTOP],
    ['Free Listing', 'banner', DESKTOP],
    ['List', 'banner', PHONE],
    ['List', 'navigation', PHONE],
  ] as const)(
    '%s in the %s is busy within 100 ms of its press, and the dialog needs one round trip and at most 60 kB',
    async ([name, landmark, viewport], { newUser }) => {
      const visitor = await newUser({ viewport })
      await openSlowly(visitor)
      await visitor.page.getByRole(landmark).getByRole('button', { name }).click()
      await expectPrompt(visitor.page)
    }
  )

  test('Login in the menu is busy within 100 ms of its press, and the dialog needs one round trip and at most 60 kB', async ({
    newUser,
  }) => {
    const visitor = await newUser({ viewport: PHONE })
    const { page } = visitor
    await openSlowly(visitor)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Login' }).click()
    await expectPrompt(page)
    await menu.waitFor({ state: 'hidden' })
  })

  test('two presses open one dialog, which restores the focus to its control', async ({
    newUser,
  }) => {
    const visitor = await newUser()
    const { page } = visitor
    await openSlowly(visitor)
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await login.dblclick()
    await dialogOf(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(login)).toBe(true)
  })
})

describe('a press whose dialog fails to load', () => {
  test('shows the connection error, ends the busy state and works when repeated', async ({
    newUser,
  }) => {
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    await page.route('**/assets/auth_dialog-*.js', (route) => route.abort())
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await login.click()
    await expectNotice(page, 'Please check your connection and try again.')
    expect(await login.getAttribute('aria-busy')).toBeNull()
    await page.unroute('**/assets/auth_dialog-*.js')
    await login.click()
    await dialogOf(page).waitFor()
    takeFailedLoads(consoleErrors)
  })

  test('shows the connection error while offline', async ({ newUser }) => {
    const { page, context, consoleErrors } = await newUser()
    await page.goto('/')
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await login.waitFor()
    await context.setOffline(true)
    await login.click()
    await expectNotice(page, 'Please check your connection and try again.')
    expect(await login.getAttribute('aria-busy')).toBeNull()
    await context.setOffline(false)
    await login.click()
    await dialogOf(page).waitFor()
    takeFailedLoads(consoleErrors)
  })
})

describe('a city picker whose list fails to load', () => {
  test('shows the connection error, is closed again, and opens the list when pressed once more', async ({
    newUser,
  }) => {
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    const picker = page.getByRole('main').getByRole('button', { name: 'Choose a city' })
    await page.route('**/assets/city_popover-*.js', (route) => route.abort())
    await picker.click()
    await expectNotice(page, 'Please check your connection and try again.')
    await expect.poll(() => picker.getAttribute('aria-expanded')).toBe('false')
    await page.unroute('**/assets/city_popover-*.js')
    await picker.click()
    await page.getByPlaceholder('Search for a city...').waitFor()
    takeFailedLoads(consoleErrors)
  })
})

/** Opens the home page, waits until all requests have finished, and slows the network down. */
async function openSlowly({ page, context }: TestUser): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.addInitScript(recordPress)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('main').waitFor()
  await session.send('Network.emulateNetworkConditions', SLOW)
}

/**
 * Runs in the page: records the times of a press and of what follows. The dialog's code is requested when the pointer enters the
 * control. Until it is busy counts from the dispatch of the press, which a busy machine delays.
 */
function recordPress() {
  window.seen = {}
  let entered: { control: Element | null; at: number } = { control: null, at: 0 }
  const onPointerOver = ({ target, timeStamp }: Event) => {
    const control = (target as Element).closest('button')
    if (control !== entered.control) entered = { control, at: timeStamp }
  }
  addEventListener('pointerover', onPointerOver, true)
  const onClick = () => (window.seen = { enter: entered.at, press: performance.now() })
  addEventListener('click', onClick, true)
  new MutationObserver(() => {
    const now = performance.now()
    if (document.querySelector('button[aria-busy=true]')) window.seen.busy ??= now
    if (document.querySelector('[role=dialog] form')) window.seen.dialog ??= now
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

async function expectPrompt(page: Page): Promise<void> {
  await dialogOf(page).waitFor()
  const { press, busy } = await page.evaluate(() => window.seen)
  expect(busy! - press!).toBeLessThan(MAX_UNTIL_BUSY_MS)
  const requests = await page.evaluate(requestsUntilDialog)
  expect(requests.length).toBeGreaterThan(0)
  const firstLoaded = Math.min(...requests.map(({ responseEnd }) => responseEnd))
  expect(requests.filter(({ startTime }) => startTime > firstLoaded)).toEqual([])
  const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
  expect(bytes).toBeLessThan(MAX_BYTES_UNTIL_DIALOG)
}

/** Runs in the page: the requests for the dialog until it is shown, without those that the cache answered. */
function requestsUntilDialog() {
  const { enter, dialog } = window.seen
  return performance
    .getEntriesByType('resource')
    .map((entry) => entry.toJSON() as PerformanceResourceTiming)
    .filter(({ startTime, transferSize }) => {
      return startTime >= enter! && startTime <= dialog! && transferSize > 0
    })
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome to Saajha' })
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** The browser reports failed loads as console errors, which this test expects. */
function takeFailedLoads(consoleErrors: string[]): void {
  const others = consoleErrors.filter((each) => !each.startsWith('Failed to load resource'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
