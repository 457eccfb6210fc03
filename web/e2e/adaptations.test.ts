import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { demoCamera } from './demo_camera.ts'
import { coveredFocus } from './keyboard_focus.ts'
import { launchBrowser } from './launch_browser.ts'
import { openSettledPage } from './open_settled_page.ts'
import { sendMessage } from './send_message.ts'
import { test, type TestUser } from './fixtures.ts'

const PHONE = { width: 360, height: 740 }
/** A page of 1280 x 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }

describe('the screens of the four main flows', () => {
  test.for([
    { view: 'at 400 % zoom', viewport: ZOOMED, fontSize: 16, language: 'en' },
    { view: 'with text of twice the size', viewport: PHONE, fontSize: 32, language: 'en' },
    { view: 'with text of twice the size', viewport: PHONE, fontSize: 32, language: 'hi' },
  ])(
    'have no horizontal scrolling, no squeezed text and no control that a bar covers, $view, in $language',
    async ({ viewport, fontSize, language }, { newUser, onTestFinished }) => {
      const { id } = await demoCamera()
      await askAndSubmitDocument(await newUser({ member: 'Kamala Iyer' }), id)
      const booking = 'intent=booking&startDate=2099-03-30&endDate=2099-04-02'
      const screens = {
        guest: ['/', '/search?q=camera', `/item/${id}`],
        ravi: [`/contact/${id}?${booking}`],
        asha: ['/dashboard', '/dashboard?tab=notifications', '/create-listing', '/profile/edit'],
        admin: ['/admin'],
      }
      // The font size of the browser's settings, on which media queries depend as well.
      const browser = await launchBrowser(`--blink-settings=defaultFontSize=${fontSize}`)
      onTestFinished(() => browser.close())
      const found: string[] = []
      for (const [username, paths] of Object.entries(screens)) {
        const context = await browser.newContext({ baseURL: inject('app'), viewport })
        await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
        const data = { username, password: 'saajha-demo' }
        if (username !== 'guest') await context.request.post('/api/login/email', { data })
        const page = await context.newPage()
        for (const path of paths) {
          await openSettledPage(page, path)
          expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(
            `${fontSize}px`
          )
          const problems = await Promise.all([horizontalScroll(page), squeezedTexts(page)])
          problems.push(await coveredStops(page, 25))
          found.push(...problems.flat().map((each) => `${path} ${each}`))
        }
        await context.close()
      }
      expect(found).toEqual([])
    }
  )
})

test.for(['en', 'hi'])(
  'text of twice the size on a phone keeps List and the menu on the screen, in %s',
  async (language, { newUser }) => {
    const { page, context } = await newUser({ viewport: PHONE, demoUser: 'asha' })
    await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
    await openSettledPage(page, '/')
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const header = page.getByRole('banner')
    for (const name of [/^(List|लिस्ट करें)$/, /^(Open menu|मेन्यू खोलें)$/]) {
      const { x, width } = (await header.getByRole('button', { name }).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(PHONE.width)
    }
  }
)

test.for([
  { name: 'the results of a search', path: () => '/search?q=camera' },
  { name: 'a listing', path: async () => `/item/${(await demoCamera()).id}` },
])(
  'the keyboard reaches nothing in $name that the bars of a phone cover',
  async ({ path }, { newUser }) => {
    const { page } = await newUser({ viewport: PHONE })
    await openSettledPage(page, await path())
    expect(await coveredStops(page, 45)).toEqual([])
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
    const swatch = (state: string, style: 'backgroundColor' | 'borderStyle') =>
      page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${state}$`) })
        .locator('span')
        .evaluate((each, style) => getComputedStyle(each)[style], style)
    expect(await swatch('Selected', 'backgroundColor')).toBe(chosen)
    expect(await swatch('Available', 'borderStyle')).toBe('solid')
    expect(await swatch('Booked', 'borderStyle')).toBe('dashed')
    const edge = await request.evaluate((link) => getComputedStyle(link).borderTopWidth)
    expect(parseFloat(edge)).toBeGreaterThanOrEqual(1)
  })
})

describe('a page less than 500 px high', () => {
  const viewport = { width: 640, height: 450 }

  test('has a header that scrolls away, and its bottom bar at the end', async ({ newUser }) => {
    const { page } = await newUser({ viewport })
    await openSettledPage(page, '/search?q=camera')
    const bar = page.getByRole('navigation', { name: 'Main navigation' })
    expect((await bar.boundingBox())!.y).toBeGreaterThan(viewport.height)
    await page.evaluate(() => scrollTo(0, 600))
    const { y, height } = (await page.getByRole('banner').boundingBox())!
    expect(y + height).toBeLessThanOrEqual(0)
    expect((await bar.boundingBox())!.y).toBeGreaterThan(viewport.height)
  })

  test('has its booking bar after the item', async ({ newUser }) => {
    const { page } = await newUser({ viewport })
    await openSettledPage(page, `/item/${(await demoCamera()).id}`)
    const bar = page.locator('[data-takes-the-bottom]')
    expect((await bar.boundingBox())!.y).toBeGreaterThan(viewport.height)
  })
})

/** Requests an item, and submits a document for review. */
async function askAndSubmitDocument(member: TestUser, itemId: string): Promise<void> {
  await sendMessage(member, itemId, 'Is it free?', {
    intent: 'booking',
    startDate: '2099-03-30',
    endDate: '2099-04-02',
    senderPhone: '+919812345678',
  })
  const data = {
    documentType: 'pan',
    documentNumber: 'XXXXXX234F',
    fullDocumentNumber: 'ABCDE1234F',
    holderName: 'Kamala Subramaniam Iyer',
    documentImageUrls: [],
  }
  const response = await member.context.request.post('/api/verification-documents', { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** The widths of a page that scrolls horizontally. */
function horizontalScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} px wide in ${clientWidth} px`] : []
  })
}

/** The texts of a page in columns of about a letter. */
function squeezedTexts(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.length > 5)
      )
      .filter((each) => {
        const { width } = each.getBoundingClientRect()
        const { fontSize, textOverflow } = getComputedStyle(each)
        // Text for screen readers only is 1 px wide, and one with an ellipsis has a single line.
        return width > 1 && textOverflow !== 'ellipsis' && width < 2 * parseFloat(fontSize)
      })
      .map((each) => `squeezes "${each.textContent}"`)
  )
}

/** The controls among the first that Tab reaches which a bar covers. */
async function coveredStops(page: Page, count: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab')
    const found = await coveredFocus(page)
    if (found) covered.push(found)
  }
  return covered
}
