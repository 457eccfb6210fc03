import { todayInIndia } from '@saajha/contract/calendar_days'
import { describe, expect, inject } from 'vitest'
import { answer, conversationPath, messagesOn } from './conversations.ts'
import { demoCamera } from './demo_camera.ts'
import { finishAnimations } from './finish_animations.ts'
import { test } from './fixtures.ts'
import { launchBrowser } from './launch_browser.ts'
import { coveredStops, layoutProblems } from './layout_problems.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'
import { submitDocument } from './submit_document.ts'

/** Of days that can be requested, whatever the day of the run. */
const YEAR = Number(todayInIndia().slice(0, 4)) + 1

const PHONE = { width: 360, height: 740 }
const SMALL_PHONE = { width: 360, height: 640 }
/** The font size of the browser's settings, on which media queries depend as well. */
const FONT_SIZE = 32

describe('the screens of the four main flows', () => {
  test.for(['en', 'hi'])(
    'have no horizontal scrolling, no squeezed text and no control that a bar covers with text of twice the size, in %s',
    async (language, { newUser, onTestFinished }) => {
      const browser = await launchBrowser(`--blink-settings=defaultFontSize=${FONT_SIZE}`)
      onTestFinished(() => browser.close())
      const options = { browser, viewport: PHONE }
      const name = `Kamala ${randomWord()}`
      const [guest, renter, owner, admin] = await Promise.all([
        newUser(options),
        newUser({ ...options, member: name }),
        newUser({ ...options, member: 'Asha Rao' }),
        newUser({ ...options, demoUser: 'admin' }),
      ])
      const { id } = await listItem(owner, { title: 'A harmonium with a stool and a cover' })
      const days = { startDate: `${YEAR}-03-30`, endDate: `${YEAR}-04-02` }
      const asked = { intent: 'booking', senderPhone: '+919812345678', ...days } as const
      await sendMessage(renter, id, 'Is it free?', asked)
      await submitDocument(renter)
      const camera = await demoCamera()
      const screens = [
        { person: guest, paths: ['/', '/search?q=camera', `/item/${camera.id}`] },
        {
          person: renter,
          paths: [`/contact/${id}?intent=booking&${new URLSearchParams(days).toString()}`],
        },
        {
          person: owner,
          paths: ['/dashboard', '/dashboard?tab=notifications', '/create-listing', '/profile/edit'],
        },
        { person: admin, paths: [`/admin?name=${name}`] },
      ]
      const found: string[] = []
      for (const { person, paths } of screens) {
        const { page, context } = person
        await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
        for (const path of paths) {
          await openSettledPage(page, path)
          expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(
            `${FONT_SIZE}px`
          )
          found.push(...(await layoutProblems(page)).map((each) => `${path} ${each}`))
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
    const { page, context } = await newUser({ viewport: PHONE, member: 'Kamala Iyer' })
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

test.for(['en', 'hi'])(
  'text of twice the size on a phone fits the sections of the profile page, in %s',
  async (language, { newUser }) => {
    const { page, context } = await newUser({ viewport: PHONE, member: 'Kamala Iyer' })
    await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
    await openSettledPage(page, '/profile/edit')
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    // A section clips what is wider than itself.
    const tooWide = await page.locator('html, main section').evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((each) => {
          const right = each.getBoundingClientRect().right
          const inside = [...each.querySelectorAll('*')].filter(
            (inner) => inner.getBoundingClientRect().right > right + 1
          )
          return `${each.getAttribute('aria-label')}: ${inside.map((inner) => inner.outerHTML.slice(0, 120)).join(' | ')}`
        })
    )
    expect(tooWide).toEqual([])
  }
)

test('text of twice the size on a phone leaves each word of a name whole in the header of a conversation', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Kavita Chatterjee' })
  const renter = await newUser({ viewport: PHONE, member: 'Kamala Iyer' })
  const { id } = await listItem(owner, { title: 'A projector' })
  await sendMessage(renter, id, 'For one evening.')
  const { page } = renter
  await openSettledPage(page, `/contact/${id}`)
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const name = page.getByRole('heading', { name: 'Kavita Chatterjee', level: 2 })
  const cut = () =>
    name.evaluate((heading) => {
      const { right } = heading.getBoundingClientRect()
      const text = heading.firstChild!
      return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = range.getClientRects()
        return lines.length > 1 || lines[0]!.right > right ? word : []
      })
    })
  await expect.poll(cut).toEqual([])
})

test('text of twice the size on a phone leaves the quick replies of a conversation one line as high as a control', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Kavita Chatterjee' })
  const renter = await newUser({ viewport: PHONE, member: 'Kamala Iyer' })
  const { id } = await listItem(owner, { title: 'A projector' })
  await sendMessage(renter, id, 'For one evening.')
  const { page } = renter
  await openSettledPage(page, `/contact/${id}`)
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const replies = page.getByRole('list', { name: 'Quick replies' }).getByRole('button')
  await replies.first().waitFor()
  const boxes = await Promise.all((await replies.all()).map((reply) => reply.boundingBox()))
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
  expect(boxes.map((box) => box!.height).filter((height) => height > 48)).toEqual([])
})

test('text of twice the size on a small phone leaves the last message of a booked conversation and the composer in view', async ({
  newUser,
}) => {
  const owner = await newUser({ viewport: SMALL_PHONE, member: 'Kavita Chatterjee' })
  const renter = await newUser({ member: 'Kamala Iyer' })
  const { id } = await listItem(owner, { title: 'A projector' })
  const days = { startDate: `${YEAR}-03-30`, endDate: `${YEAR}-04-02` }
  await sendMessage(renter, id, 'For one evening.', { intent: 'booking', ...days })
  await answer(renter, 'Is it free?')
  const { page } = owner
  await openSettledPage(page, await conversationPath(owner))
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const list = (await messagesOn(page).boundingBox())!
  const last = (await page.getByText('Is it free?', { exact: true }).last().boundingBox())!
  expect(last.y).toBeGreaterThanOrEqual(list.y)
  expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height)
  const composer = (await page.getByLabel('Message').boundingBox())!
  expect(composer.y).toBeGreaterThanOrEqual(list.y + list.height)
  expect(composer.y + composer.height).toBeLessThanOrEqual(SMALL_PHONE.height)
})

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
    // All days of the next month can be selected, whatever day it is.
    await page.getByRole('button', { name: 'Next month' }).click()
    const days = page.locator('[data-day]:not([data-disabled]):not([data-outside]) button')
    await expect.poll(() => days.count()).toBeGreaterThanOrEqual(28)
    await days.nth(3).click()
    await days.nth(6).click()
    const request = page.getByRole('link', { name: 'Request Booking' })
    await request.waitFor()
    await page.mouse.move(0, 0)
    await finishAnimations(page)
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
