import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { demoCamera } from './demo_camera.ts'
import { openSettledPage } from './open_settled_page.ts'
import { test } from './fixtures.ts'

const PHONE = { width: 360, height: 740 }

describe('text of twice the size on a phone', () => {
  test.for(['en', 'hi'])(
    'keeps List and the menu on the screen, and no page scrolls sideways, in %s',
    async (language, { newUser }) => {
      const { page, context } = await newUser({ viewport: PHONE, demoUser: 'asha' })
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const wide: string[] = []
      for (const path of ['/', '/search?q=camera', '/create-listing', '/dashboard']) {
        await openSettledPage(page, path)
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
        const header = page.getByRole('banner')
        for (const name of [/^(List|लिस्ट करें)$/, /^(Open menu|मेन्यू खोलें)$/]) {
          const { x, width } = (await header.getByRole('button', { name }).boundingBox())!
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(PHONE.width)
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > PHONE.width) wide.push(`${path}: ${width}`)
      }
      expect(wide).toEqual([])
    }
  )
})

test.for([
  { name: 'the results of a search', path: () => '/search?q=camera' },
  { name: 'a listing', path: async () => `/item/${(await demoCamera()).id}` },
])(
  'the keyboard reaches nothing in $name that the bars of a phone cover',
  async ({ path }, { newUser }) => {
    const { page } = await newUser({ viewport: PHONE })
    await openSettledPage(page, await path())
    const covered: string[] = []
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab')
      const found = await coveredFocus(page)
      if (found) covered.push(found)
    }
    expect(covered).toEqual([])
  }
)

describe('forced colors', () => {
  test('leave buttons an edge, and chosen days and their legend a background', async ({
    newUser,
  }) => {
    const { page } = await newUser({ forcedColors: 'active' })
    await openSettledPage(page, `/item/${(await demoCamera()).id}`)
    const days = page.locator('[data-day]:not([data-disabled]) button')
    await days.nth(3).click()
    await days.nth(6).click()
    const request = page.getByRole('link', { name: 'Request Booking' })
    await request.waitFor()
    const background = (at: number) =>
      days.nth(at).evaluate((day) => getComputedStyle(day).backgroundColor)
    const [chosen, within, free] = [await background(3), await background(4), await background(9)]
    expect(chosen).not.toBe(free)
    expect(within).not.toBe(free)
    const legend = page.getByRole('listitem').filter({ hasText: 'Selected' }).locator('span')
    expect(await legend.evaluate((swatch) => getComputedStyle(swatch).backgroundColor)).toBe(chosen)
    const edge = await request.evaluate((link) => getComputedStyle(link).borderTopWidth)
    expect(parseFloat(edge)).toBeGreaterThanOrEqual(1)
  })
})

test('the header of a page less than 500 px high scrolls away', async ({ newUser }) => {
  const { page } = await newUser({ viewport: { width: 640, height: 450 } })
  await openSettledPage(page, '/search?q=camera')
  await page.evaluate(() => scrollTo(0, 600))
  const { y, height } = (await page.getByRole('banner').boundingBox())!
  expect(y + height).toBeLessThanOrEqual(0)
})

/** The focused element if a bar overlaps it; null if it is visible or part of a bar. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    // The link that skips to the content is drawn above the header.
    if (focused === document.body || getComputedStyle(focused).position === 'fixed') return null
    const box = focused.getBoundingClientRect()
    const bars = document.querySelectorAll('header, [data-yields], [data-takes-the-bottom]')
    const hides = [...bars].some((bar) => {
      if (bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true })) return false
      const { top, bottom } = bar.getBoundingClientRect()
      return box.top < bottom - 1 && box.bottom > top + 1
    })
    return hides ? focused.outerHTML.slice(0, 120) : null
  })
}
