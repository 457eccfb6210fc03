import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test, type TestUser } from './fixtures.ts'
import { randomWord } from './random_word.ts'
import { waitForPreloadedData } from './wait_for_preloaded_data.ts'
import { takeConsoleErrors } from './take_console_errors.ts'

/** Page size of the stubbed list; each page's cursor is its own length. */
const PART = 8

describe('a long list', () => {
  test('loads four pages automatically and further ones by the button, without duplicates when an item is inserted', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const location = randomWord()
    await listItems(owner, location, 6 * PART)
    const { page } = await newUser({ viewport: { width: 360, height: 780 }, hasTouch: true })
    await inParts(page)
    await page.goto(`/search?location=${location}`)
    const details = page.getByRole('link', { name: /^View Details/ })
    await expect.poll(() => details.count()).toBe(PART)
    const before = await listed(owner.context.request, location)

    await listItem(owner, { title: 'A lamp that came in between', location })
    await scrollToTheEnd(page)
    await expect.poll(() => details.count()).toBeGreaterThan(PART)
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, 0))
          await scrollToTheEnd(page)
          return details.count()
        },
        { timeout: 60_000 }
      )
      .toBe(4 * PART)
    await scrollToTheEnd(page)
    const more = page.getByRole('link', { name: 'Show More' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByText(/© 2024/).waitFor()
    expect(await details.count()).toBe(4 * PART)

    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => details.count()).toBe(5 * PART)
    await more.click()
    await expect.poll(() => details.count()).toBe(6 * PART)
    expect(await shown(page)).toEqual(before)
  })

  test('is loaded by its button page after page until the end, without duplicates', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const location = randomWord()
    const count = 2 * PART + 3
    await listItems(owner, location, count)
    const { page } = await newUser()
    // Without IntersectionObserver the list loads by its button only.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await inParts(page)
    await page.goto(`/search?location=${location}`)
    await page.getByRole('main').getByText(`${count} items`, { exact: true }).waitFor()
    const details = page.getByRole('link', { name: /^View Details/ })
    const more = page.getByRole('link', { name: 'Show More' })
    await expect.poll(() => details.count()).toBe(PART)
    await more.click()
    await expect.poll(() => details.count()).toBe(2 * PART)
    await more.click()
    await expect.poll(() => details.count()).toBe(count)
    await more.waitFor({ state: 'detached' })
    expect(await shown(page)).toEqual(await listed(owner.context.request, location))
  })

  test('is restored completely by Back, with its scroll position', async ({ newUser }) => {
    const { page } = await newUser({ viewport: { width: 360, height: 780 }, hasTouch: true })
    await inParts(page)
    await page.goto('/search?sort=price')
    const details = page.getByRole('link', { name: /^View Details/ })
    await details.nth(PART - 1).scrollIntoViewIfNeeded()
    await expect.poll(() => details.count()).toBeGreaterThanOrEqual(2 * PART)
    await details.nth(2 * PART - 1).scrollIntoViewIfNeeded()
    const [scrollPosition, count] = [await page.evaluate(() => scrollY), await details.count()]
    await details.nth(2 * PART - 1).click()
    await page.getByRole('heading', { name: 'Similar Listings' }).waitFor()
    await page.goBack()
    await expect.poll(() => details.count()).toBeGreaterThanOrEqual(count)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  })

  test('links to the next page under its own URL, which links back to the start', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.goto('/search?sort=price')
    const details = page.getByRole('link', { name: /^View Details/ })
    const more = page.getByRole('link', { name: 'Show More' })
    const ahead = new URL((await more.getAttribute('href'))!, page.url()).href
    const inHead = await page.locator('head link[rel=next]').getAttribute('href')
    expect(new URL(inHead!, page.url()).href).toBe(ahead)
    const first = await details.first().getAttribute('href')
    const count = await details.count()
    await more.click()
    await expect.poll(() => details.count()).toBeGreaterThan(count)
    const next = (await shown(page))[count]

    await waitForPreloadedData(ahead)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(ahead)
    await expect.poll(async () => (await shown(page))[0]).toBe(next)
    expect(requests).not.toContain('/api/items')
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect.poll(() => details.first().getAttribute('href')).toBe(first)
    expect(new URL(page.url()).search).toBe('?sort=price')
  })

  test('shows an error when its next page fails, and waits for a retry', async ({ newUser }) => {
    const { page, consoleErrors } = await newUser()
    await inParts(page)
    let isDown = true
    await page.route(/cursor=/, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/search')
    const details = page.getByRole('link', { name: /^View Details/ })
    await expect.poll(() => details.count()).toBe(PART)
    await scrollToTheEnd(page)
    await page.getByRole('alert').getByText("We couldn't load more items.").waitFor()
    expect(await details.count()).toBe(PART)
    await takeConsoleErrors(consoleErrors, 'ERR_FAILED')

    isDown = false
    await page.getByRole('link', { name: 'Show More' }).click()
    await expect.poll(() => details.count()).toBeGreaterThan(PART)
  })
})

async function inParts(page: Page): Promise<void> {
  // The first page would otherwise be preloaded in the HTML.
  await page.route(
    ({ pathname }) => pathname === '/search',
    async (route) => {
      const response = await route.fetch()
      const { 'content-encoding': _, ...headers } = response.headers()
      const body = (await response.text()).replace(/<script[^>]*preloaded-data[^]*?<\/script>/, '')
      await route.fulfill({ response, headers, body })
    }
  )
  await page.route(
    ({ pathname, searchParams }) => pathname === '/api/items' && !searchParams.has('limit'),
    (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', String(PART))
      return route.continue({ url: url.href })
    }
  )
}

function scrollToTheEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

/** The links of the cards, from top to bottom. */
function shown(page: Page): Promise<string[]> {
  return page
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ pathname }) => pathname.replace('/item/', ''))
    )
}

/** Lists so many items in a location, eight at a time. */
async function listItems(owner: TestUser, location: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 8) {
    const titles = Array.from({ length: Math.min(8, count - at) }, (_, no) => `Lamp ${at + no}`)
    await Promise.all(titles.map((title) => listItem(owner, { title, location })))
  }
}

/** The listings in a location, newest first. */
async function listed(request: Page['request'], location: string): Promise<string[]> {
  const response = await request.get(`/api/items?limit=50&location=${location}`)
  const items = (await response.json()) as { id: string }[]
  return items.map(({ id }) => id)
}
