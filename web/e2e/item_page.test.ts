import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'
import { randomWord } from './random_word.ts'
import { uploadPhotos } from './upload_photos.ts'

describe('an item’s page', () => {
  test('shows up to six similar listings, each leading to its own page', async ({ newUser }) => {
    const owner = await newUser({ member: 'Tara Sen' })
    const location = `Harbour of ${randomWord()}`
    const listings = Array.from({ length: 8 }, (_, n) => ({
      title: `Sextant ${n}`,
      category: 'book',
      location,
    }))
    const ids: string[] = []
    for (const listing of listings) ids.push((await listItem(owner, listing)).id)
    const { page } = await newUser()
    await page.goto(`/item/${ids[0]}`)
    const similar = page.getByRole('region', { name: 'Similar Listings' })
    const cards = similar.getByRole('listitem')
    await cards.first().getByRole('link').waitFor()
    expect(await cards.count()).toBe(6)
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `Sextant ${n}`)
    )
    await cards.first().getByRole('link').click()
    await page.getByRole('heading', { name: 'Sextant 7', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('the pictures of an item', () => {
  test('are a swipeable strip on a phone and a mosaic on a desktop', async ({ newUser }) => {
    const owner = await newUser({ member: 'Tara Sen' })
    const imageUrls = await uploadPhotos(owner, ['#c0392b', '#2471a3', '#1e8449', '#7d3c98'])
    const { id } = await listItem(owner, { title: 'A drone', imageUrls })
    const { page } = await newUser({ viewport: { width: 360, height: 740 } })
    await page.goto(`/item/${id}`)
    const pictures = page.getByRole('button', { name: /^Enlarge picture/ })
    const box = async (index: number) => (await pictures.nth(index).boundingBox())!
    await expect.poll(async () => (await box(0)).width).toBe(360)
    expect((await box(1)).x).toBe(360)
    await page.getByText('1 of 4', { exact: true }).waitFor()
    await pictures.nth(2).scrollIntoViewIfNeeded()
    await page.getByText('3 of 4', { exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(async () => (await box(3)).x).toBeLessThan(1280)
    const [large, small] = [await box(0), await box(1)]
    expect(large.height / small.height).toBeCloseTo(2, 0)
    expect(await page.getByText('1 of 4', { exact: true }).isVisible()).toBe(false)
  })
})

describe('price and dates', () => {
  test('stay visible on a desktop, and on a phone in the bottom bar', async ({ newUser }) => {
    const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title: 'A tent' })
    const { page } = await newUser({ viewport: { width: 1280, height: 800 } })
    await page.goto(`/item/${id}`)
    await page.getByRole('grid').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    const request = page.getByRole('button', { name: 'Request Booking' })
    await expect.poll(async () => (await request.boundingBox())!.y).toBeLessThan(500)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('[data-takes-the-bottom]').getByText('Choose Dates').waitFor()
    const ways = page.getByRole('navigation', { name: 'Main navigation' })
    expect(await ways.count()).toBe(0)
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Home').click()
    await ways.waitFor()
  })
})

describe('the calendar of an item', () => {
  test('selects a first and a later day, restarts, and requests the days with their total', async ({
    newUser,
  }) => {
    const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title: 'A tent' })
    const { page } = await newUser()
    await page.goto(`/item/${id}`)
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(42)
    for (const word of ['Available', 'Booked', 'Selected'])
      await page.locator('#booking').getByText(word, { exact: true }).waitFor()
    const month = nextMonth()
    await page.getByRole('button', { name: 'Next month' }).click()
    const pick = (day: string) => page.locator(`[data-day="${month}-${day}"] button`).click()
    const request = page.getByRole('link', { name: 'Request Booking' })

    await pick('14')
    await expect.poll(() => summary(page)).toEqual([14, null])
    expect(await request.count()).toBe(0)
    await pick('10')
    await expect.poll(() => summary(page)).toEqual([10, null])
    await pick('12')
    await expect.poll(() => summary(page)).toEqual([10, 12])
    await page.getByText('₹1,500', { exact: true }).first().waitFor()
    await pick('20')
    await expect.poll(() => summary(page)).toEqual([20, null])
    await pick('23')
    await page.getByText('₹2,250', { exact: true }).first().waitFor()
    await request.click()

    await page.getByRole('heading', { name: 'Booking Request', level: 1 }).waitFor()
    const dates = page.getByRole('region', { name: 'Your dates' })
    await expect.poll(() => dates.getByRole('definition').count()).toBe(4)
    const [checkIn = '', checkOut = '', duration] = await dates
      .getByRole('definition')
      .allInnerTexts()
    expect([parseInt(checkIn), parseInt(checkOut), duration]).toEqual([20, 23, '3 days'])
    const query = new URL(page.url()).searchParams
    expect(query.get('startDate')).toBe(`${month}-20`)
    expect(query.get('endDate')).toBe(`${month}-23`)
  })
})

test('on a wide screen the price card stands beside the gallery, its button in the first 800 px', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Tara Sen' })
  const imageUrls = await uploadPhotos(owner, ['#1e8449'])
  const { id } = await listItem(owner, { title: 'A tent', imageUrls })
  const { page } = await newUser({ viewport: { width: 1280, height: 860 } })
  await page.goto(`/item/${id}`)
  const boxOf = async (name: string | RegExp) =>
    (await page.getByRole('button', { name }).first().boundingBox())!
  const button = await boxOf('Request Booking')
  const picture = await boxOf(/picture 1 of 1/)
  expect(button.y + button.height).toBeLessThanOrEqual(800)
  expect(button.x).toBeGreaterThan(picture.x + picture.width)
  expect(picture.height).toBeLessThanOrEqual(380)
})

/** Next month in India, as YYYY-MM: all of its days are in the future. */
function nextMonth(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format()
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
}

/** The days of the month shown under From and To. */
async function summary(page: Page): Promise<(number | null)[]> {
  const [from = '', to = ''] = await page.getByRole('definition').allInnerTexts()
  return [from, to].map((text) => parseInt(text) || null)
}
