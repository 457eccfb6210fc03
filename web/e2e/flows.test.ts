import type { ContactBody } from '@saajha/contract/contact'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, inject } from 'vitest'
import { handoverCodeOf, rentFromToday } from './current_rental.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { photo } from './photo.ts'
import { randomWord } from './random_word.ts'
import { TapCounter, type FlowCost } from './tap_counter.ts'
import { test, type TestUser } from './fixtures.ts'
import { video } from './video.ts'
import { expectNotice } from './notices.ts'

/**
 * `npm run flows`: counts the taps and typed characters of the main flows on a phone, with the rules of `TapCounter`, and prints
 * them as a table. Results: `docs/performance.md`.
 */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
}
const PASSWORD = 'chai-samosa'
/** A demo listing in Pune. */
const CAMERA = /^Canon EOS R50 with 18/
const COLOURS = ['#c0392b', '#2471a3', '#1e8449', '#b7950b', '#6c3483']

const costs: Record<string, FlowCost> = {}

afterAll(() => console.table(costs))

describe('on a phone', () => {
  test('a new member rents a camera in Pune with at most 10 taps', async ({ newUser }) => {
    const { page } = await newUser(PHONE)
    const phone = await begin(page, 'a new member rents a camera')
    const search = page.getByRole('search', { name: 'Find something to rent' })
    await phone.type(search.getByLabel('What do you need?'), 'camera pune')
    await phone.tap(page.getByRole('option', { name: 'camera in Pune' }))
    await phone.tap(page.getByRole('link', { name: CAMERA, exact: true }))
    await phone.tap(page.locator('[data-takes-the-bottom]').getByText('Choose Dates'))
    const now = Date.now()
    for (const later of [1, 3])
      await phone.tap(page.locator(`[data-day="${indianDay(later, now)}"] button`))
    await phone.tap(page.getByRole('link', { name: 'Book These Dates' }))
    await phone.tap(page.getByRole('button', { name: 'Login or Sign Up' }))
    await signUp(phone, 'Meera Joshi')
    await phone.tap(page.getByRole('button', { name: 'Send Message' }))
    await expectNotice(page, 'Booking request sent')
    expect(phone.cost.taps).toBeLessThanOrEqual(10)
  })

  test('a guest signs up and lists a scooter with photos and a video with at most 13 taps', async ({
    newUser,
  }) => {
    const { page } = await newUser(PHONE)
    const phone = await begin(page, 'a guest signs up and lists a scooter')
    await phone.tap(bottomBar(page).getByRole('button', { name: 'List' }))
    await signUp(phone, 'Kabir Shah')
    await listScooter(phone)
    expect(phone.cost.taps).toBeLessThanOrEqual(13)
  })

  test('a member lists a scooter with photos and a video with at most 12 taps', async ({
    newUser,
  }) => {
    const { page } = await newUser({ ...PHONE, member: 'Kabir Shah' })
    const phone = await begin(page, 'a member lists a scooter')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await phone.tap(bottomBar(page).getByRole('button', { name: 'List' }))
    await listScooter(phone)
    expect(phone.cost.taps).toBeLessThanOrEqual(12)
  })

  test('an owner accepts a booking request with at most 2 taps', async ({ newUser }) => {
    const owner = await newUser({ ...PHONE, member: 'Asha Rao' })
    const { id } = await listItem(owner, { title: 'A projector' })
    await requestBooking(await newUser({ member: 'Ravi Nair' }), id)
    const { page } = owner
    const phone = await begin(page, 'an owner accepts a booking request')
    await phone.tap(page.getByRole('link', { name: '1 Notifications, unread' }))
    const accept = page.getByRole('button', { name: /^Accept ₹/ })
    await phone.tap(accept)
    await accept.waitFor({ state: 'detached' })
    expect(phone.cost.taps).toBeLessThanOrEqual(2)
  })

  test('a renter finds their booking request again with one tap', async ({ newUser }) => {
    const owner = await newUser({ member: 'Asha Rao' })
    const { id } = await listItem(owner, { title: 'A film projector' })
    const renter = await newUser({ ...PHONE, member: 'Ravi Nair' })
    await requestBooking(renter, id)
    const { page } = renter
    const phone = await begin(page, 'a renter finds a request again')
    await phone.tap(bottomBar(page).getByRole('link', { name: 'Bookings' }))
    const row = page.getByRole('list', { name: 'Coming' }).getByRole('listitem')
    await row.getByText('A film projector', { exact: true }).waitFor()
    await row.getByText('You rent from Asha').waitFor()
    expect(phone.cost.taps).toBeLessThanOrEqual(1)
  })

  test('a renter shows the code of a rental with at most 2 taps', async ({ newUser }) => {
    const owner = await newUser({ member: 'Asha Rao' })
    const renter = await newUser({ ...PHONE, member: 'Ravi Nair' })
    await rentFromToday(owner, renter)
    const { page } = renter
    const phone = await begin(page, 'a renter shows the code')
    await phone.tap(bottomBar(page).getByRole('link', { name: 'Bookings' }))
    await page
      .getByRole('list', { name: 'Now' })
      .getByText(/^\d{4}$/)
      .waitFor()
    expect(phone.cost.taps).toBeLessThanOrEqual(2)
  })

  test.for([
    { language: 'en', line: 'Today: collect' },
    { language: 'hi', line: 'आज लेना है:' },
  ])(
    'a renter reads the code of the day on the home page without a tap or scrolling, in $language',
    async ({ language, line }, { newUser }) => {
      const owner = await newUser({ member: 'Asha Rao' })
      const viewport = { width: 360, height: 740 }
      const renter = await newUser({ ...PHONE, viewport, member: 'Ravi Nair' })
      await renter.context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      await rentFromToday(owner, renter, 'Canon EOS 1500D with two lenses, a tripod and a bag')
      const code = await handoverCodeOf(renter)
      const { page } = renter
      const phone = await begin(page, `a renter reads the code on Home, ${language}`)
      const due = page.locator('[data-due-today]')
      await due.getByText(code).waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      for (const text of [line, code]) expect(await isReadable(due, text), text).toBe(true)
      expect(phone.cost.taps).toBe(0)
    }
  )

  test('an administrator decides the report that is due first with at most 4 taps', async ({
    newUser,
  }) => {
    const title = `Projector ${randomWord()}`
    const { id } = await listItem(await newUser({ member: 'Asha Rao' }), { title })
    const reporter = await newUser({ member: 'Ravi Nair' })
    // Due within two hours, before the reports of other tests.
    const report = { subjectKind: 'item', subjectId: id, reason: 'impersonation' }
    const made = await reporter.page.request.post('/api/reports', { data: report })
    expect(made.status()).toBe(201)
    const { page } = await newUser({ ...PHONE, demoUser: 'admin' })
    const phone = await begin(page, 'an administrator decides a report', '/admin')
    await phone.tap(page.getByRole('link', { name: /^Reports: \d+ waiting/ }))
    await page.getByRole('heading', { name: title }).waitFor()
    await phone.tap(page.getByRole('radio', { name: /^Dismiss/ }))
    await phone.type(page.getByLabel(/^Reason/), 'Nothing found')
    await phone.tap(page.getByRole('button', { name: 'Decide', exact: true }))
    await expectNotice(page, 'Report decided')
    expect(phone.cost.taps).toBeLessThanOrEqual(4)
  })

  test('an owner hands over with code and two photos with at most 6 taps', async ({ newUser }) => {
    const owner = await newUser({ ...PHONE, member: 'Asha Rao' })
    const renter = await newUser({ member: 'Ravi Nair' })
    await rentFromToday(owner, renter)
    const code = await handoverCodeOf(renter)
    const { page } = owner
    const phone = await begin(page, 'an owner hands over')
    await phone.tap(bottomBar(page).getByRole('link', { name: 'Bookings' }))
    await phone.tap(
      page.getByRole('list', { name: 'Now' }).getByRole('button', { name: 'Hand Over' })
    )
    const dialog = page.getByRole('dialog')
    await phone.type(dialog.getByLabel(/^Renter's code/), code)
    const photos = [photo('front.jpg', '#a52'), photo('back.jpg', '#25a')]
    await phone.chooseFiles(
      dialog.getByText('Add photos', { exact: true }),
      await Promise.all(photos)
    )
    await dialog.getByText('Uploaded').nth(1).waitFor()
    await phone.tap(dialog.getByRole('button', { name: 'Save', exact: true }))
    await dialog.getByText('Code confirmed').waitFor()
    expect(phone.cost.taps).toBeLessThanOrEqual(6)
  })
})

/** Opens the home page or another one; the costs of the flow go into the table. */
async function begin(page: Page, flow: string, path = '/'): Promise<TapCounter> {
  await page.goto(path)
  const phone = new TapCounter(page)
  costs[flow] = phone.cost
  return phone
}

/** Whether these words of an element are in the viewport, and covered or cut off by nothing. */
function isReadable(element: Locator, words: string): Promise<boolean> {
  return element.evaluate((root, words) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const at = text.data.indexOf(words)
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + words.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const y = (top + bottom) / 2
      // Both ends, as a long line is cut off.
      return [left + 1, right - 1].every(
        (x) => document.elementFromPoint(x, y) === text.parentElement
      )
    }
    return false
  }, words)
}

function bottomBar(page: Page) {
  return page.getByRole('navigation', { name: 'Main navigation' })
}

/** Fills in the sign-up tab of the open auth dialog and submits it. The dialog has focused its first field. */
async function signUp(phone: TapCounter, fullName: string): Promise<void> {
  const dialog = phone.page.getByRole('dialog')
  const username = `${fullName.split(' ')[0]!.toLowerCase()}${randomInt(10_000, 99_999)}`
  await phone.typeFocused(dialog.getByLabel('Full Name'), fullName)
  await phone.type(dialog.getByLabel('Username'), username)
  await phone.type(dialog.getByLabel('Email'), `${username}@example.in`)
  await phone.type(dialog.getByLabel('Password', { exact: true }), PASSWORD)
  await phone.type(dialog.getByLabel('Confirm Password'), PASSWORD)
  await phone.tap(dialog.getByRole('button', { name: 'Create Account' }))
  await dialog.waitFor({ state: 'hidden' })
}

/** Fills in the listing form of a member whose city and phone number are unknown, and publishes it. */
async function listScooter(phone: TapCounter): Promise<void> {
  const { page } = phone
  const photos = COLOURS.map((colour, index) => photo(`scooter_${index}.jpg`, colour))
  await phone.chooseFiles(page.getByText('Add photos', { exact: true }), await Promise.all(photos))
  await phone.chooseFiles(page.getByText('Add a video', { exact: true }), [video('ride.mp4')])
  await phone.type(page.getByLabel('Title'), 'Honda Activa 6G, 2023')
  await phone.select(page.getByLabel('Category'), 'Bikes & Scooters')
  const description =
    'Serviced in June, new tyres, two helmets. Full tank at pickup, full tank back. Near Kothrud depot, any time after 8 in the morning.'
  await phone.type(page.getByLabel('Description'), description)
  await phone.type(page.getByLabel('Price', { exact: true }), '450')
  await phone.tap(page.getByRole('combobox', { name: 'City' }))
  await phone.typeFocused(page.getByPlaceholder('Search for a city...'), 'pune')
  await phone.tap(page.getByRole('option', { name: 'Pune, Maharashtra' }))
  await phone.type(page.getByLabel(/Contact Mobile Number/), '9822012345')
  await phone.tap(page.getByRole('button', { name: 'Publish Listing' }))
  await expectNotice(page, 'Listing Created!')
}

/** Requests a booking of an item by the API instead of the form. */
async function requestBooking({ context, user }: TestUser, itemId: string): Promise<void> {
  const data: ContactBody = {
    itemId,
    interactionType: 'message',
    contactMethod: 'form',
    message: 'For a film night on the roof. Is it free?',
    senderName: user!.fullName,
    senderEmail: user!.email,
    senderPhone: '9900012345',
    intent: 'booking',
    startDate: indianDay(1),
    endDate: indianDay(3),
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await context.request.post('/api/contact-interactions', { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}
