import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { expectNotice } from './notices.ts'
import { openSettledPage } from './open_settled_page.ts'

/** The dialog's code in its first level of requests takes at most 1.8 s with 50 kB/s and 600 ms latency. */
const MAX_BYTES_UNTIL_DIALOG = 60_000
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }

describe('the first visit on a slow network', () => {
  test.for([
    ['Login', 'banner', DESKTOP],
    ['Free Listing', 'banner', DESKTOP],
    ['List', 'banner', PHONE],
    ['List', 'navigation', PHONE],
  ] as const)(
    '%s in the %s is busy before its dialog has loaded, which needs one round trip and at most 60 kB',
    async ([name, landmark, viewport], { newUser }) => {
      const { page } = await newUser({ viewport })
      const scripts = await openHome(page)
      await page.getByRole(landmark).getByRole('button', { name }).click()
      await expectPrompt(page, scripts)
    }
  )

  test('Login in the menu is busy before its dialog has loaded, which needs one round trip and at most 60 kB', async ({
    newUser,
  }) => {
    const { page } = await newUser({ viewport: PHONE })
    await openSettledPage(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Login' }).waitFor()
    const scripts = await holdScripts(page)
    await menu.getByRole('button', { name: 'Login' }).click()
    await expectPrompt(page, scripts)
    await menu.waitFor({ state: 'hidden' })
  })

  test('two presses open one dialog, which restores the focus to its control', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    const scripts = await openHome(page)
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await login.dblclick()
    await busyControl(page).waitFor()
    scripts.release()
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
    const code = '**/assets/auth_dialog-*.js'
    const allowCode = await intercept(page, code, (route) => route.abort())
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await login.click()
    await expectNotice(page, 'Please check your connection and try again.')
    await expect.poll(() => login.getAttribute('aria-busy')).toBeNull()
    allowCode()
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
    await expect.poll(() => login.getAttribute('aria-busy')).toBeNull()
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
    const code = '**/assets/city_popover-*.js'
    const allowCode = await intercept(page, code, (route) => route.abort())
    await picker.click()
    await expectNotice(page, 'Please check your connection and try again.')
    await expect.poll(() => picker.getAttribute('aria-expanded')).toBe('false')
    allowCode()
    await picker.click()
    await page.getByPlaceholder('Search for a city...').waitFor()
    takeFailedLoads(consoleErrors)
  })
})

/** Opens the home page, waits until all requests have finished, and holds later scripts. */
async function openHome(page: Page): Promise<HeldScripts> {
  await openSettledPage(page, '/')
  return holdScripts(page)
}

/** The requests for scripts since a time of the page's clock; `release` answers them and later ones. */
type HeldScripts = { requests: Request[]; since: number; release(): void }

/** Holds the responses of scripts that a page requests from now on, as on a slow network. */
async function holdScripts(page: Page): Promise<HeldScripts> {
  const requests: Request[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    requests.push(route.request())
    await released
    await route.continue()
  })
  return { requests, since: await page.evaluate(() => performance.now()), release }
}

/** Asserts that a pressed control is busy while its scripts are held, and that its dialog needs no others. */
async function expectPrompt(page: Page, { requests, since, release }: HeldScripts): Promise<void> {
  await busyControl(page).waitFor()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(await dialogOf(page).count()).toBe(0)
  release()
  await dialogOf(page).waitFor()
  const toaster = await page.evaluate(codeOfToasterAlone)
  const isOfDialog = (url: string) => !toaster.some((file) => url.endsWith(file))
  expect((await page.evaluate(laterLevels, since)).filter(isOfDialog)).toEqual([])
  // A script that was fetched is requested again to run, from the cache. Intercepted requests do without a cache.
  const ofDialog = requests.filter((request) => isOfDialog(request.url()))
  const first = new Map(ofDialog.toReversed().map((request) => [request.url(), request]))
  const sizes = await Promise.all([...first.values()].map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MAX_BYTES_UNTIL_DIALOG)
}

/** Runs in the page: the scripts of the toaster that the dialog does without. A press loads them seconds later. */
function codeOfToasterAlone(): string[] {
  const filesOf = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="code:${name}"]`)!.content.split(' ')
  const ofDialog = filesOf('auth_dialog')
  return filesOf('toaster').filter((file) => !ofDialog.includes(file))
}

/** Runs in the page: the scripts since a time that were first requested after one of them had loaded. */
function laterLevels(since: number): string[] {
  const scripts = performance
    .getEntriesByType('resource')
    .map((entry) => entry.toJSON() as PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since)
    .sort((one, other) => one.startTime - other.startTime)
  const first = scripts.filter(
    ({ name }, at) => scripts.findIndex((other) => other.name === name) === at
  )
  const firstLoaded = Math.min(...first.map(({ responseEnd }) => responseEnd))
  return first.filter(({ startTime }) => startTime > firstLoaded).map(({ name }) => name)
}

function busyControl(page: Page): Locator {
  return page.locator('button[aria-busy=true]')
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome to Saajha' })
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** The browser reports failed loads as console errors. This test expects them. */
function takeFailedLoads(consoleErrors: string[]): void {
  const others = consoleErrors.filter((each) => !each.startsWith('Failed to load resource'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
