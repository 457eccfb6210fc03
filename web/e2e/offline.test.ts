import { queryDatabase } from '@saajha/api/harness/query_database'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { openBooking, rentFromToday } from './current_rental.ts'
import { test, type TestUser } from './fixtures.ts'

/** Demo listings only, as these have pictures: members cannot feature their own. */
const DEMO = '/search?filter=featured'
const BANNER = "You're offline. Pages you've opened before still work."

describe('a phone that loses its network', () => {
  test(
    'shows visited items and favourites, and reconnects automatically',
    { tags: ['main'] },
    async ({ newUser }) => {
      const reader = await newUser({ serviceWorkers: 'allow' })
      const { page, context } = reader
      await page.goto(DEMO)
      await waitUntilCached(page)
      const [seen, favourite, linked] = await titlesOf(page)
      const [linkedTo, favouriteTo] = [
        await linkTo(page, linked).getAttribute('href'),
        await linkTo(page, favourite).getAttribute('href'),
      ]
      await linkTo(page, seen).click()
      await page.getByRole('heading', { name: seen, level: 1 }).waitFor()
      await expect.poll(() => isPictureLoaded(page)).toBe(true)
      const visitedUrl = page.url()
      await page.goBack()
      await page
        .getByRole('listitem')
        .filter({ hasText: favourite })
        .first()
        .getByRole('button', { name: `Add ${favourite} to favorites` })
        .click()
      await waitUntilItemCached(page, favouriteTo!)
      await page.goto(linkedTo!)
      await page.getByRole('heading', { name: linked, level: 1 }).waitFor()
      await waitUntilItemCached(page, linkedTo!)

      await context.setOffline(true)
      await page.getByText(BANNER, { exact: true }).waitFor()
      await page.goto(visitedUrl)
      await page.getByRole('heading', { name: seen, level: 1 }).waitFor()
      await expect.poll(() => isPictureLoaded(page)).toBe(true)
      await page.goto(DEMO)
      for (const title of [favourite, linked]) {
        await linkTo(page, title).click()
        await page.getByRole('heading', { name: title, level: 1 }).waitFor()
        await page.goBack()
      }
      await page.goto('/search?q=camera')
      await page.getByRole('button', { name: 'Try Again' }).waitFor()

      await context.setOffline(false)
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .waitFor()
      await page.getByText(BANNER, { exact: true }).waitFor({ state: 'hidden' })
      ignoreNetworkErrors(reader)
    }
  )
})

test('a member who reloads offline is not shown as a guest', async ({ newUser }) => {
  const member = await newUser({ member: 'Leela Menon', serviceWorkers: 'allow' })
  const { page, context } = member
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Leela Menon' }).waitFor()
  await waitUntilCached(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: "You're offline" }).waitFor()
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Your account' }).waitFor()
  expect(await banner.getByRole('button', { name: 'Login' }).count()).toBe(0)
  expect(await page.getByText('Authentication Required').count()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Leela Menon' }).waitFor()
  await banner.getByRole('button', { name: 'Your account' }).waitFor()
  ignoreNetworkErrors(member)
})

test('a phone keeps no UPI ID for offline use that it showed to its renter', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Maya Kapoor' })
  const renter = await newUser({ member: 'Ravi Joshi', serviceWorkers: 'allow' })
  const { page } = renter
  await rentFromToday(owner, renter)
  const upiId = 'maya.pays@okaxis'
  const { connectionString } = await openEmbeddedPostgres({
    dataDir: inject('dataDir'),
    ifRunning: 'attach',
  })
  await queryDatabase(
    connectionString,
    `update users set is_verified = true, email_verified_at = now(), upi_id = $2, upi_changed_at = now() - interval '25 hours'
     where id = $1`,
    [owner.user!.id, upiId]
  )
  await page.goto('/dashboard')
  await waitUntilCached(page)
  const dialog = await openBooking(renter, 'Details')
  await dialog.getByText(upiId, { exact: true }).waitFor()
  const cached = await page.evaluate(async () => {
    const stored = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const responses = (await cache.keys()).map((request) => cache.match(request))
      return Promise.all(responses.map(async (response) => (await response)!.text()))
    })
    return (await Promise.all(stored)).flat()
  })
  expect(cached).not.toEqual([])
  expect(cached.filter((text) => text.includes(upiId))).toEqual([])
})

describe('a tab that was open before a release', () => {
  test('reloads the new version when a script of the old one is missing', async ({ newUser }) => {
    const reader = await newUser()
    const { page } = reader
    await page.goto('/')
    let isMissing = true
    await page.route('**/assets/category_page-*.js', (route) => {
      if (!isMissing) return route.continue()
      isMissing = false
      return route.fulfill({ status: 404 })
    })
    await page.evaluate(() => Object.assign(window, { isOldTab: true }))
    await page.locator('a[href^="/category/"]').first().click()
    await page.waitForURL('**/category/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false)
    ignoreNetworkErrors(reader)
  })
})

/** Waits until the service worker has cached the app and controls this page. */
async function waitUntilCached(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true)
}

/** Waits until the listing of a page is cached for offline use. */
async function waitUntilItemCached(page: Page, path: string) {
  const api = `/api${path.replace('item', 'items')}`
  await expect.poll(() => page.evaluate((item) => caches.match(item).then(Boolean), api)).toBe(true)
}

function linkTo(page: Page, title: string) {
  return page.getByRole('link', { name: `View Details : ${title}` }).first()
}

async function titlesOf(page: Page): Promise<[string, string, string]> {
  const links = page.getByRole('link', { name: /^View Details : / })
  await links.first().waitFor()
  const names = await links.evaluateAll((all) =>
    all.map((link) =>
      (link.getAttribute('aria-label') ?? link.textContent).replace(/^View Details ?: ?/, '')
    )
  )
  const [first, second, third] = [...new Set(names)]
  return [first!, second!, third!]
}

function isPictureLoaded(page: Page) {
  return page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)
}

/** The browser reports failed loads as console errors. This test expects them. */
function ignoreNetworkErrors({ consoleErrors }: TestUser) {
  const others = consoleErrors.filter((each) => !each.startsWith('Failed to load resource'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
