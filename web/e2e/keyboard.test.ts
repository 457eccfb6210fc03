import { todayInIndia } from '@saajha/contract/calendar_days'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { messagesOn } from './conversations.ts'
import { isFocused, keptFocus, tabTo } from './keyboard_focus.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { photo } from './photo.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

/** Of days that can be requested, whatever the day of the run. */
const YEAR = Number(todayInIndia().slice(0, 4)) + 1

test('a renter searches, selects dates and requests them by keyboard', async ({ newUser }) => {
  const word = randomWord()
  const title = `${word} for school fairs`
  await listItem(await newUser({ member: 'Tara Sen' }), { title })
  const { page } = await newUser({ member: 'Ravi Nair' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await tabTo(page, page.getByRole('banner').getByRole('combobox'))
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: title, exact: true }).first())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()

  const grid = page.getByRole('grid')
  await tabTo(page, grid.locator('[data-day] [tabindex="0"]'))
  const day = () => grid.locator('[data-day] :focus').getAttribute('aria-label')
  expect(await day()).toMatch(/^\w+day,? \d{1,2} \w+ \d{4}, available$/)
  await page.keyboard.press('Enter')
  expect(await day()).toMatch(/, selected as start$/)
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  expect(await day()).toMatch(/, selected as end$/)
  await tabTo(page, page.getByRole('link', { name: 'Request Booking' }))
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Booking Request', level: 1 }).waitFor()
  await tabTo(page, page.getByLabel('Message'))
  await page.keyboard.press('End')
  await page.keyboard.type(' For our fair.')
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Booking request sent')
  await messagesOn(page)
    .getByText(/ For our fair\.$/)
    .waitFor()
  expect(await keptFocus(page)).toContain('Tara Sen')
  await tabTo(page, page.getByLabel('Message'))
})

test('an owner answers a booking request by keyboard', async ({ newUser }) => {
  const title = 'Magic lantern for school fairs'
  const owner = await newUser({ member: 'Tara Sen' })
  const item = await listItem(owner, { title })
  const renter = await newUser({ member: 'Ravi Nair' })
  await sendMessage(renter, item.id, 'Is it free?', {
    intent: 'booking',
    startDate: `${YEAR}-03-30`,
    endDate: `${YEAR}-04-02`,
    senderPhone: '+919812345678',
  })
  const { page } = owner
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: '1 Notifications, unread' }))
  await page.keyboard.press('Enter')

  const request = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })
  await tabTo(page, request.getByRole('link', { name: `Booking request for ${title}` }))
  await tabTo(page, request.getByRole('button', { name: /^Delete notification/ }))
  await tabTo(page, request.getByRole('button', { name: /^Accept ₹/ }))
  await tabTo(page, request.getByRole('button', { name: 'Decline' }))
  const whatsapp = request.getByRole('link', { name: 'WhatsApp Ravi' })
  await tabTo(page, whatsapp)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  expect(decodeURIComponent(popup.url())).toContain(`I got your request for the ${title}`)
  await popup.close()
  expect(await isFocused(whatsapp)).toBe(true)
  await request.getByText(/^Agreed\?/).waitFor()
  await tabTo(page, request.getByRole('link', { name: /^Call Ravi Nair/ }))
  await tabTo(page, request.getByRole('link', { name: /^Email Ravi Nair/ }))
})

test('an owner lists an item with photos by keyboard, and the focus is never lost', async ({
  newUser,
}) => {
  const { page } = await newUser({ member: 'Tara Sen' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor()
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Free Listing' }))
  await page.keyboard.press('Enter')
  const photos = page.getByLabel('Add photos')
  await tabTo(page, photos)
  await choosePhotos(page, ['#c0392b', '#2980b9'])
  const removal = (number: number) => page.getByRole('button', { name: `Remove photo ${number}` })
  await tabBackTo(page, removal(1))
  await page.keyboard.press('Enter')
  await removal(2).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(removal(1))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(photos)).toBe(true)
  await choosePhotos(page, ['#27ae60'])

  await typeInto(page, 'Title', 'Harmonium for weddings')
  await typeInto(page, 'Category', 'Event')
  await typeInto(page, 'Description', 'Tuned, with a stool.')
  await typeInto(page, 'Price', '300')
  const terms = page.locator('summary').filter({ hasText: 'Deposit, rental time and quantity' })
  await tabTo(page, terms)
  await page.keyboard.press('Enter')
  await typeInto(page, 'Deposit', 'ten')
  await tabBackTo(page, terms)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('City'))
  await page.keyboard.press('Enter')
  const search = page.getByPlaceholder('Search for a city...')
  await expect.poll(() => isFocused(search)).toBe(true)
  await page.keyboard.type('nagpur')
  const found = page.getByRole('listbox').getByRole('option').first()
  await expect.poll(() => found.innerText()).toBe('Nagpur, Maharashtra')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page.getByLabel('City'))).toBe(true)
  const publish = page.getByRole('button', { name: 'Publish Listing' })
  await tabTo(page, publish)
  await page.keyboard.press('Enter')

  const deposit = page.getByLabel('Deposit', { exact: true })
  await expect.poll(() => isFocused(deposit)).toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('500')
  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Listing Created!')
  await keptFocus(page)
})

test('a member submits an identity document and an administrator verifies it by keyboard', async ({
  newUser,
}) => {
  const name = `Kamala ${randomWord()}`
  const { page } = await newUser({ member: name })
  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('link', { name: 'Edit Profile' }))
  await page.keyboard.press('Enter')
  await typeInto(page, 'Document Type', 'PAN')
  await typeInto(page, 'Document Number', 'ABCDE 1234 F')
  await typeInto(page, 'Holder Name', name)
  await tabTo(page, page.getByLabel('Add images'))
  await choosePhotos(page, ['#34495e'])
  await tabTo(page, page.getByRole('button', { name: 'Submit Document' }))
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Document uploaded successfully')
  await keptFocus(page)

  const { page: review } = await newUser({ demoUser: 'admin' })
  await review.goto(`/admin?status=pending&name=${name}`)
  const row = review.getByRole('row').filter({ hasText: name })
  await tabTo(review, row.getByRole('button', { name: /^Enlarge image 1/ }))
  await review.keyboard.press('Enter')
  await review.getByRole('dialog').getByRole('img').first().waitFor()
  await review.keyboard.press('Escape')
  await review.getByRole('dialog').waitFor({ state: 'hidden' })
  await tabTo(review, row.getByRole('button', { name: /^Verify/ }))
  await review.keyboard.press('Enter')
  await expectNotice(review, 'Document verified')
  await keptFocus(review)
  await page.getByText('Verified', { exact: true }).first().waitFor()
})

test('a dismissed question or offer leaves the focus beside it', async ({ newUser }) => {
  const { page } = await newUser({ viewport: { width: 360, height: 740 }, locale: 'hi-IN' })
  await page.goto('/')
  const offer = page.getByRole('button', { name: 'Dismiss' })
  await tabTo(page, offer)
  await page.keyboard.press('Enter')
  await offer.waitFor({ state: 'detached' })
  expect(await keptFocus(page)).toBe('Open menu')
  const question = page.getByRole('button', { name: 'Not now' })
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await keptFocus(page)).toBe('Search')
})

test('every target on a phone is at least 24 px wide and high, and a primary one 44 px', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Tara Sen', viewport: { width: 360, height: 740 } })
  const { page } = owner
  const { id } = await listItem(owner, {
    title: 'A harmonium of two rows with a stool, a cover and a stand for notes',
  })
  await sendMessage(await newUser({ member: 'Ravi Nair' }), id, 'Is it free?')
  const found: string[] = []
  for (const path of ['/', '/search?q=camera', '/dashboard', '/dashboard?tab=notifications']) {
    await openSettledPage(page, path)
    for (const [least, targets] of [
      [24, 'a[href], button, input, select, textarea'],
      [44, '[data-yields] :is(a, button), header :is(a, button), main button'],
    ] as const)
      found.push(...(await smallTargets(page, targets, least)).map((each) => `${path} ${each}`))
  }
  expect(found).toEqual([])
})

/** Tabs to the field of this label and types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Presses Shift+Tab until the target has the focus. */
async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Tab')
      return isFocused(target)
    })
    .toBe(true)
}

/** Opens the file dialog of the focused input and chooses a photo per colour. */
async function choosePhotos(page: Page, colours: string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Enter'),
  ])
  const files = colours.map((colour, index) => photo(`${index}.jpg`, colour))
  await chooser.setFiles(await Promise.all(files))
}

/** Interactive elements below the minimum size, except links within a sentence and hidden ones. */
function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (targets, least) =>
      targets
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest('p, .sr-only, [aria-hidden=true]'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        // The link of a card or row covers the whole card.
        .filter(({ each }) => getComputedStyle(each, '::after').position !== 'absolute')
        .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`),
    least
  )
}
