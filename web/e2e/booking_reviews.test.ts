import { waitForMail } from '@saajha/api/harness/wait_for_mail'
import type { Booking } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { conversationPath } from './conversations.ts'
import { bookingOn, chooseInMenu } from './current_rental.ts'
import { test, type TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { tabTo } from './keyboard_focus.ts'
import { listItem } from './list_item.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'

const PHONE = { width: 360, height: 780 }
const SENT = 'Thank you. Your review is saved.'

/** Each attempt loads a page. */
const LOADS = { timeout: 90_000 }

test(
  'the reviews of a rental are read once both members have written, and its rating ends with the withdrawal',
  { tags: ['main'] },
  async ({ newUser }) => {
    const options = { viewport: PHONE, hasTouch: true }
    const owner = await newUser({ ...options, member: 'Maya Kapoor' })
    const renter = await newUser({ ...options, member: 'Ravi Joshi' })
    const guest = await newUser(options)
    for (const member of [owner, renter]) await confirmEmail(member)
    const word = randomWord()
    const item = await listItem(owner, { title: `Tripod ${word}` })
    await completeRental(owner, renter, item.id)
    const secret = `Sturdy, and ${randomWord()}`
    const received = recordBodies(owner)

    await openForm(renter)
    await chooseStars(renter.page, 4)
    await tabTo(renter.page, renter.page.getByRole('textbox'))
    await renter.page.keyboard.type(secret)
    expect(await accessibilityViolations(renter.page)).toEqual([])
    await tabTo(renter.page, renter.page.getByRole('button', { name: 'Send Review' }))
    await renter.page.keyboard.press('Enter')
    await expectNotice(renter.page, SENT)

    await owner.page.goto(await conversationPath(owner))
    await bookingOn(owner.page)
      .getByText(/^Ravi has written a review\. You can read it once you have, or after /)
      .waitFor()
    await openForm(owner)
    await chooseStars(owner.page, 5)
    const { review } = await bookingOf(owner)
    expect(review).toMatchObject({ may: true, mine: null, other: 'waiting', theirs: null })
    expect(await owner.page.getByRole('img', { name: /of 5 stars$/ }).count()).toBe(0)
    expect(await owner.page.content()).not.toContain(secret)
    expect(received.filter((body) => body.includes(secret))).toEqual([])
    expect(await shownTo(guest, item, word)).toEqual({
      card: 'Rated 4.5 out of 5, 0 reviews',
      owner: '(47 reviews)',
      structured: undefined,
    })

    await tabTo(owner.page, owner.page.getByRole('button', { name: 'Send Review' }))
    await owner.page.keyboard.press('Enter')
    await expectNotice(owner.page, SENT)
    await owner.page.getByRole('dialog').getByText(secret).waitFor()
    await owner.page.getByRole('dialog').getByRole('img', { name: '4 of 5 stars' }).waitFor()
    expect(await accessibilityViolations(owner.page)).toEqual([])
    await expect
      .poll(() => shownTo(guest, item, word), LOADS)
      .toMatchObject({
        card: 'Rated 4.0 out of 5, 1 review',
        owner: '(1 review)',
        structured: { ratingValue: 4, reviewCount: 1 },
      })
    const section = guest.page.getByRole('region', { name: 'Reviews' })
    await guest.page.getByRole('heading', { name: 'Similar Listings' }).scrollIntoViewIfNeeded()
    await section.getByText(secret).waitFor()

    await renter.page.goto(await conversationPath(renter))
    await bookingOn(renter.page).getByRole('button', { name: "Read Maya's Review" }).waitFor()
    await chooseInMenu(renter.page, 'Details')
    await renter.page.getByRole('button', { name: 'Withdraw Review' }).click()
    const question = renter.page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Withdraw Review' }).click()
    await expectNotice(renter.page, 'Your review is withdrawn.')
    await expect
      .poll(() => shownTo(guest, item, word), LOADS)
      .toEqual({
        card: 'Rated 4.5 out of 5, 0 reviews',
        owner: '(47 reviews)',
        structured: undefined,
      })
    expect(await guest.page.content()).not.toContain(secret)
  }
)

/** Confirms the email of a new member with the token that it was sent. */
async function confirmEmail({ context, user }: TestUser): Promise<void> {
  const mail = await waitForMail(inject('dataDir'), user!.email, 'Confirm your email')
  const token = /#verify=([^\s&]+)/.exec(mail.text!)![1]!
  const response = await context.request.post('/api/user/email/verify', { data: { token } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Books an item from today until tomorrow by the API; its owner hands it over and has it back. */
async function completeRental(owner: TestUser, renter: TestUser, itemId: string): Promise<void> {
  const days = { startDate: indianDay(0), endDate: indianDay(1) }
  await sendMessage(renter, itemId, 'For a wedding in Nagpur.', { intent: 'booking', ...days })
  const { id } = await bookingOf(owner)
  for (const state of ['accepted', 'active', 'completed']) {
    const data = { state }
    const response = await owner.context.request.put(`/api/bookings/${id}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
  }
}

/** The only booking of an owner. */
async function bookingOf({ context: { request } }: TestUser): Promise<Booking> {
  const [{ id }] = (await (await request.get('/api/bookings?as=owner')).json()) as [Booking]
  return (await (await request.get(`/api/bookings/${id}`)).json()) as Booking
}

/** The bodies of the responses that a user's pages receive. */
function recordBodies({ context }: TestUser): string[] {
  const bodies: string[] = []
  context.on('response', (response) => {
    // A response that leads to another page has no body.
    void response.text().then(
      (body) => bodies.push(body),
      () => {}
    )
  })
  return bodies
}

/** Opens the form of a review in a member's newest conversation. */
async function openForm(member: TestUser): Promise<void> {
  await member.page.goto(await conversationPath(member))
  await bookingOn(member.page).getByRole('button', { name: 'Write a Review' }).click()
  await member.page.getByRole('group', { name: /^How was it with/ }).waitFor()
}

/** Chooses so many stars by the keyboard. */
async function chooseStars(page: Page, stars: number): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: '1 of 5 stars' }))
  await page.keyboard.press('Space')
  for (let star = 1; star < stars; star++) await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: `${stars} of 5 stars` }).isChecked()).toBe(true)
}

/** The rating of an item on its card, of its owner on its page, and in its structured data. */
async function shownTo({ page, context }: TestUser, { id }: Item, word: string) {
  await page.goto(`/search?q=${word}`)
  const card = await page
    .getByText(/^Rated .* out of 5, /)
    .first()
    .textContent()
  const html = await (await context.request.get(`/item/${id}`)).text()
  const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!
  const [product] = [JSON.parse(data!) as object].flat() as { aggregateRating?: object }[]
  await page.goto(`/item/${id}`)
  const owner = await page.getByText(/^\(.* reviews?\)$/).textContent()
  return { card, owner, structured: product!.aggregateRating }
}
