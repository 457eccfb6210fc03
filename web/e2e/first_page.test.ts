import { PHOTO_PLACEHOLDERS, PRELOADED_READS } from '@saajha/contract/initial_queries'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, inject } from 'vitest'
import { conversationPath } from './conversations.ts'
import { rentFromToday } from './current_rental.ts'
import { intercept } from './intercept.ts'
import { listItem } from './list_item.ts'
import { test, type TestUser } from './fixtures.ts'
import { waitForPreloadedData } from './wait_for_preloaded_data.ts'
import { uploadPhotos } from './upload_photos.ts'

const HOSTILE = `</script><script>alert(1)</script> "'& <!-- $& lamp`

describe('the HTML of pages', () => {
  test.for([
    ['home', '/'],
    ['search', '/search?q=camera&location=Nagpur'],
    ['filter', '/search?filter=featured&unit=day'],
    ['category', '/category/camera'],
    ['narrowed category', '/category/camera?sort=price'],
    ['category in a city', '/category/camera?location=Pune%2C+Maharashtra'],
  ] as const)(
    'the page %s needs no list request and has structured data for search engines',
    async ([, path], { newUser }) => {
      const { page } = await newUser()
      await waitForPreloadedData(path)
      const requests = lists(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      await page.locator('main a[href^="/item/"]').first().waitFor()
      expect(requests).toEqual([])
      const html = await response!.text()
      expect(await page.title()).toBe(titleIn(html))
      expect(html).toContain('"@type":"ItemList"')
    }
  )

  test.for([
    ['home', '/', 'Rent anything, anywhere'],
    ['search', '/search?q=camera', 'Search Results'],
    ['category', '/category/camera', 'Cameras'],
    ['category in a city', '/category/camera?location=Pune%2C+Maharashtra', 'Cameras in Pune'],
  ] as const)(
    'the page %s is rendered before any script has loaded',
    async ([, path, text], { newUser }) => {
      const { page } = await newUser()
      await page.setViewportSize({ width: 360, height: 760 })
      let releaseScripts = () => {}
      const released = new Promise<void>((resolve) => (releaseScripts = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      await waitForPreloadedData(path)
      await page.goto(path, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, name: text })
      await heading.waitFor()
      expect(await page.getByRole('main').count()).toBe(0)
      releaseScripts()
      await page.getByRole('main').waitFor()
      expect(await heading.count()).toBe(1)
    }
  )

  test('escapes a hostile item title as text, which triggers no request', async ({ newUser }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const { id } = await listItem(owner, {
      title: HOSTILE,
      description: `${HOSTILE}\u2028`,
      price: '750',
    })
    const { page } = await newUser()
    await waitForPreloadedData(`/item/${id}`)
    const requests = lists(page)
    page.on('dialog', () => expect.unreachable('the title ran'))
    const response = await page.goto(`/item/${id}`, { waitUntil: 'networkidle' })
    const html = await response!.text()
    await page.getByRole('heading', { level: 1, name: 'alert(1)' }).waitFor()
    expect(requests).toEqual([])
    expect(html).not.toMatch(/<script>alert/)
    expect(await page.title()).toBe(`${HOSTILE} on rent in Nagpur | Saajha`)

    const head = (selector: string) => page.locator(`head ${selector}`)
    expect(await head('meta[property="og:title"]').getAttribute('content')).toBe(
      `${HOSTILE} on rent in Nagpur`
    )
    const canonical = await head('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(`/item/${id}`)
    const structuredData = await head('script[type="application/ld+json"]').allInnerTexts()
    const [product] = structuredData.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(product).toMatchObject({
      '@type': 'Product',
      'name': HOSTILE,
      'offers': { price: '750.00', priceCurrency: 'INR' },
    })

    await page.getByRole('banner').getByRole('link', { name: 'Saajha' }).first().click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
    await expect.poll(() => head('[data-of-page]').count()).toBe(0)
  })

  test('has placeholder colours for photos until they load, without extra requests', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const [id] = await listWithPhotos(owner, 4)
    const { page } = await newUser()
    const allowMedia = await intercept(page, '**/media/**', () => {})
    const photos = page.locator('main li img[src^="/media/"][src$="card.webp"]')
    const coloured = () =>
      photos.evaluateAll(
        (all) =>
          all.filter((photo) =>
            getComputedStyle(photo.parentElement!).backgroundImage.startsWith(
              'url("data:image/webp;base64,'
            )
          ).length
      )
    for (const path of ['/', '/search?filter=featured', '/category/cycle', `/item/${id}`]) {
      await waitForPreloadedData(path, PHOTO_PLACEHOLDERS)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(coloured, { message: path }).toBeGreaterThanOrEqual(3)
      expect(await photos.first().evaluate((photo: HTMLImageElement) => photo.complete)).toBe(false)
    }

    allowMedia()
    await page.goto('/category/cycle')
    await photos.last().scrollIntoViewIfNeeded()
    await expect.poll(coloured).toBe(0)
  })

  test('has a large share image that exists', async ({ newUser }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const { id } = await listItem(owner, { title: HOSTILE, price: '150000' })
    const { page, context } = await newUser()
    const pictures = new Set<string>()
    for (const path of ['/', '/search?filter=featured', '/category/camera', `/item/${id}`]) {
      await waitForPreloadedData(path)
      await page.goto(path)
      const metaContent = (name: string) =>
        page.locator(`head meta[property="og:image${name}"]`).getAttribute('content')
      const imageUrl = (await metaContent(''))!
      const picture = await context.request.get(imageUrl, { maxRedirects: 0 })
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      const bytes = await picture.body()
      expect(bytes.length).toBeLessThan(300_000)
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      const size = [
        await metaContent(':type'),
        await metaContent(':width'),
        await metaContent(':height'),
      ]
      expect(size).toEqual(['image/jpeg', '1200', '630'])
      expect((await metaContent(':alt'))!.length).toBeGreaterThan(10)
      pictures.add(imageUrl)
    }
    expect(pictures.size).toBe(3)
    const alt = page.locator('head meta[property="og:image:alt"]')
    expect(await alt.getAttribute('content')).toContain(`${HOSTILE}, ₹1,50,000/day`)
  })

  test('contains nothing of a member’s session', async ({ newUser }) => {
    const { context, user } = await newUser({ member: 'Ila Verma' })
    await waitForPreloadedData('/')
    const html = await (await context.request.get(inject('app'))).text()
    expect(html).toContain('preloaded-data')
    expect(html).not.toContain(user!.email)
  })
})

describe('the HTML of members’ pages', () => {
  test.for([
    ['dashboard', /^\/api\/(bookings\/due|users\/.*|items\?ownerId=.*|user\/items\/.*)$/],
    ['bookings', /^\/api\/bookings\?group=/],
    ['inbox', /^\/api\/conversations$/],
    [
      'conversation',
      /^\/api\/(items\/.*|conversations\/(?!unread-count)[^/]+|conversations\/.*\/messages|bookings\?as=.*)$/,
    ],
  ] as const)(
    'the page %s of a member asks neither who is signed in nor for what it shows first before that is shown',
    async ([screen, shown], { newUser }) => {
      const member = await newUser({ member: 'Ila Verma' })
      await rentFromToday(await newUser({ member: 'Ravi Nair' }), member)
      const path = {
        dashboard: '/dashboard',
        bookings: '/dashboard?show=bookings',
        inbox: '/dashboard?show=messages',
        conversation: await conversationPath(member),
      }[screen]
      const { page } = member
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        asked.push(pathname + search)
      })
      // The live channel asks again for what it may have missed.
      await page.route('**/socket.io/**', (route) => route.abort())
      await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
      const response = await page.goto(path)
      await page
        .getByRole('main')
        .getByRole(screen === 'dashboard' ? 'tabpanel' : 'listitem')
        .first()
        .waitFor()
      expect(asked.filter((url) => shown.test(url) || url === '/api/auth/user')).toEqual([])
      expect(response!.headers()['cache-control']).toBe('no-store')
    }
  )

  test('of a guest is the same for all and contains no data', async ({ newUser }) => {
    const { context } = await newUser()
    const response = await context.request.get('/dashboard')
    expect(await response.text()).not.toContain(PRELOADED_READS)
    expect(response.headers()['cache-control']).toBe('no-cache')
  })
})

/** Creates similar listings with a photo each in a location of their own; returns their ids. */
async function listWithPhotos(owner: TestUser, count: number): Promise<string[]> {
  const imageUrls = await uploadPhotos(owner, Array<string>(count).fill('#2471a3'))
  const listed: string[] = []
  for (const imageUrl of imageUrls) {
    const listing = { title: 'A cargo cycle', category: 'cycle', location: 'Pedalpore' }
    listed.push((await listItem(owner, { ...listing, imageUrls: [imageUrl] })).id)
  }
  return listed
}

/** Collects later requests for lists and items, except facet counts and taken days: no page contains these. */
function lists(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isOther = /\/(facets|calendar|reviews)$/.test(pathname)
    if (/^\/api\/(items|categories)/.test(pathname) && !isOther) requests.push(pathname + search)
  })
  return requests
}

function titleIn(html: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html)!
  return title!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
