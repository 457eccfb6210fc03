import type { Booking, BookingStep } from '@saajha/contract/booking'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { conversationPath } from './conversations.ts'
import { bookingOn, chooseInMenu, handoverCodeOf, rentFromToday } from './current_rental.ts'
import { test, type TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { sendMessage } from './send_message.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } }

test('the toast of a saved profile on a phone is over the header and leaves the form’s button free', async ({
  newUser,
}) => {
  const { page } = await newUser({ ...PHONE, member: 'Ravi Joshi' })
  await page.goto('/profile/edit')
  await page.getByLabel('Full Name').fill('Ravi S Joshi')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.tap()
  const toast = await toastOn(page)
  expect(toast.top).toBeLessThan((await boxOf(page.getByRole('banner'))).bottom)
  for (const control of [save, ...(await bottomBarOf(page))])
    expect(overlap(toast, await boxOf(control)), await control.innerText()).toBe(false)
})

test('50 pieces are typed into a request on a phone, the total follows, and its toast leaves the conversation’s controls free', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Maya Kapoor' })
  const { id } = await listItem(owner, { title: 'Plastic chairs', price: '40', quantity: 80 })
  const { page } = await newUser({ ...PHONE, member: 'Ravi Joshi' })
  const days = new URLSearchParams({
    intent: 'booking',
    startDate: indianDay(1),
    endDate: indianDay(2),
  })
  await page.goto(`/contact/${id}?${days.toString()}`)
  const pieces = page.getByRole('textbox', { name: 'Pieces' })
  await pieces.tap()
  await page.keyboard.type('50')
  await page.getByText('₹2,000 (1 day × ₹40 × 50)', { exact: true }).waitFor()
  expect(await pieces.inputValue()).toBe('50')

  await page.getByRole('button', { name: 'Send Message' }).tap()
  const card = bookingOn(page)
  await card.waitFor()
  const replies = page.getByRole('list', { name: 'Quick replies' })
  await replies.waitFor()
  // The toast moves when the conversation takes the form's place.
  const toast = await toastOn(page)
  const controls = [card.getByRole('button').first(), replies, page.getByPlaceholder('Write here')]
  for (const control of controls) expect(overlap(toast, await boxOf(control))).toBe(false)
})

test('the toast of a saved handover on a phone leaves what comes next in its dialog free', async ({
  newUser,
}) => {
  const owner = await newUser({ ...PHONE, member: 'Maya Kapoor' })
  const renter = await newUser({ member: 'Ravi Joshi' })
  await rentFromToday(owner, renter)
  const code = await handoverCodeOf(renter)
  const { page } = owner
  await page.goto('/dashboard?show=bookings')
  await page.getByRole('button', { name: 'Hand Over' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Renter's code/).fill(code)
  await dialog.getByRole('button', { name: 'Save', exact: true }).tap()
  const toast = await toastOn(page)
  await dialog.getByText('Code confirmed').waitFor()
  for (const name of ['Record Return', 'Change Booking'])
    expect(overlap(toast, await boxOf(dialog.getByRole('button', { name }))), name).toBe(false)
})

describe('a toast in a conversation on a phone leaves the next step of its booking free', () => {
  test('once a renter says that the rental took place', async ({ newUser }) => {
    const owner = await newUser({ member: 'Maya Kapoor' })
    const renter = await newUser({ ...PHONE, member: 'Ravi Joshi' })
    await rentFromToday(owner, renter)
    await takeStep(owner, { state: 'cancelled', reason: 'did_not_take_place' })
    const { page } = renter
    await page.goto(await conversationPath(renter))
    await bookingOn(page).getByRole('button', { name: 'It Happened' }).tap()
    await keepToast(page)
    await expectPressable(page, bookingOn(page).getByRole('button', { name: 'Tell Your Side' }))
  })

  test('once an owner says that the item was returned', async ({ newUser }) => {
    const owner = await newUser({ ...PHONE, member: 'Maya Kapoor' })
    const renter = await newUser({ member: 'Ravi Joshi' })
    await rentFromToday(owner, renter)
    await takeStep(owner, { state: 'active' })
    const { page } = owner
    await page.goto(await conversationPath(owner))
    await chooseInMenu(page, 'Returned')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Yes, Returned' }).tap()
    await keepToast(page)
    const review = await boxOf(dialog.getByRole('heading', { name: 'Reviews' }))
    expect((await toastOn(page)).bottom).toBeLessThanOrEqual(review.top)
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expectPressable(page, bookingOn(page).getByRole('button', { name: 'Write a Review' }))
  })
})

test('a toast of two lines in a conversation that fills a phone leaves its header, booking, last message and composer free', async ({
  newUser,
}) => {
  const owner = await askedOwner(newUser)
  const { page, consoleErrors } = owner
  await page.goto(await conversationPath(owner))
  const accept = bookingOn(page).getByRole('button', { name: /^Accept ₹/ })
  await accept.waitFor()
  await page.route('**/api/bookings/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue()
  )
  await accept.tap()
  const toast = await toastOn(page)
  await page.locator('[data-notices]').getByText('Please check your connection').waitFor()
  for (const [name, control] of Object.entries({
    'the way back': page.getByRole('link', { name: 'Back', exact: true }),
    'the name': page.getByRole('heading', { name: 'Ravi Joshi' }),
    'the menu': page.getByRole('button', { name: 'More options' }),
    'the booking': bookingOn(page),
    'the last message': page.getByText('For a film night.'),
    'quick replies': page.getByRole('list', { name: 'Quick replies' }),
    'the composer': page.getByPlaceholder('Write here'),
  }))
    expect(overlap(toast, await boxOf(control)), name).toBe(false)
  // A press that is still recent is sent again.
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0)
  expect(consoleErrors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true)
})

test('a notice on a phone whose code does not load leaves the button that failed free', async ({
  newUser,
}) => {
  const { page, context, consoleErrors } = await askedOwner(newUser)
  await page.goto('/dashboard?show=bookings')
  const accept = page.getByRole('button', { name: /^Accept ₹/ })
  await accept.waitFor()
  await context.setOffline(true)
  await accept.tap()
  const notice = page.getByRole('alert').filter({ hasText: 'Please check your connection' })
  await notice.waitFor()
  expect(overlap(await boxOf(notice), await boxOf(accept))).toBe(false)
  consoleErrors.splice(0)
})

type NewUser = (options: { member: string }) => Promise<TestUser>

/** An owner with a small phone whom a renter has asked for an item. */
async function askedOwner(newUser: NewUser): Promise<TestUser> {
  const owner = await newUser({ ...SMALL_PHONE, member: 'Maya Kapoor' })
  const renter = await newUser({ member: 'Ravi Joshi' })
  const { id } = await listItem(owner, { title: 'A projector' })
  const days = { startDate: indianDay(1), endDate: indianDay(2) }
  await sendMessage(renter, id, 'For a film night.', { intent: 'booking', ...days })
  return owner
}

/** Takes a step of an owner's only booking by the API. */
async function takeStep({ context: { request } }: TestUser, data: BookingStep): Promise<void> {
  const [booking] = (await (await request.get('/api/bookings?as=owner')).json()) as Booking[]
  const response = await request.put(`/api/bookings/${booking!.id}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Keeps the open toast open: its time stands still under a pointer. */
async function keepToast(page: Page): Promise<void> {
  await page.locator('[data-notices] > li').hover()
}

/** Fails unless a press of the middle of a control reaches it while a toast is open. */
async function expectPressable(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  await toastOn(page)
  const isOnTop = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
}

type Box = { left: number; right: number; top: number; bottom: number }

/** The box of the open toast once it has come in. */
async function toastOn(page: Page): Promise<Box> {
  const toast = page.locator('[data-notices] > li')
  await toast.waitFor()
  await toast.evaluate((shown) =>
    Promise.all(shown.getAnimations().map(({ finished }) => finished))
  )
  return boxOf(toast)
}

async function boxOf(element: Locator): Promise<Box> {
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, right: x + width, top: y, bottom: y + height }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}

function bottomBarOf(page: Page): Promise<Locator[]> {
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  return bar.getByRole('link').all()
}
