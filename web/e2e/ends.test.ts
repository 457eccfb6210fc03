import type { Booking, BookingStep } from '@saajha/contract/booking'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { messagesOn } from './conversations.ts'
import { handoverCodeOf } from './current_rental.ts'
import { endTimeToAnswer } from './end_time_to_answer.ts'
import { test, type TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Of a city in which nothing else is listed. */
const PLACE = { category: 'camera', location: 'Minicoy, Lakshadweep' }

describe('the end of a rental', () => {
  test('leads a renter without the item to others that are free on the same days', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Maya Kapoor' })
    const rival = await newUser({ member: 'Kavita Joshi' })
    const renter = await newUser({ ...PHONE, member: 'Ravi Joshi' })
    const { id } = await listItem(owner, { ...PLACE, title: 'A rangefinder' })
    const word = randomWord()
    await listItem(rival, { ...PLACE, title: `Camera ${word}` })
    const { page } = renter

    const ends: ((booking: Booking) => Promise<void>)[] = [
      (booking) => take(owner, booking, { state: 'declined', reason: 'dates' }),
      (booking) => endTimeToAnswer(booking.id),
      async (booking) =>
        take(owner, await request(rival, id, booking.startDate, booking.endDate), {
          state: 'accepted',
        }),
      async (booking) => {
        await take(owner, booking, { state: 'accepted' })
        await take(owner, booking, { state: 'cancelled', reason: 'item_unavailable' })
      },
    ]
    for (const [index, end] of ends.entries()) {
      const [from, to] = [indianDay(2 * index + 2), indianDay(2 * index + 3)]
      const booking = await request(renter, id, from, to)
      if (index === 0) await page.goto(`/contact/${id}`)
      await end(booking)

      // The page is open since the first request, and the days tell the ends apart.
      const free = messagesOn(page)
        .getByRole('region')
        .filter({ has: page.locator(`a[href*="startDate=${from}"]`) })
      await free.getByRole('link', { name: word }).click()
      await heading(page, word)
      await page.getByRole('link', { name: 'Book These Dates' }).waitFor()
      expect(daysIn(page, ['startDate', 'endDate'])).toEqual([from, to])
      await page.goBack()
      await free.getByRole('link', { name: 'See all' }).click()
      await page.waitForURL((url) => url.pathname === '/search')
      await page.getByRole('main').getByRole('link', { name: word }).first().waitFor()
      expect(daysIn(page, ['from', 'to'])).toEqual([from, to])
      await page.goBack()
      await free.waitFor()
    }
  })

  test('leads a renter to the item again, and its owner to the next booking', async ({
    newUser,
  }) => {
    const owner = await newUser({ ...PHONE, member: 'Maya Kapoor' })
    const next = await newUser({ member: 'Kavita Joshi' })
    const renter = await newUser({ ...PHONE, member: 'Ravi Joshi' })
    const { id } = await listItem(owner, { title: 'A slide scanner' })
    const coming = await request(next, id, indianDay(4), indianDay(6))
    const booking = await request(renter, id, indianDay(0), indianDay(1))
    for (const each of [coming, booking]) await take(owner, each, { state: 'accepted' })
    for (const { page } of [owner, renter]) {
      await page.goto(`/contact/${id}?with=${booking.conversationId}`)
      await messagesOn(page).getByText('For a wedding in Nagpur.').waitFor()
    }
    await handOver(owner, booking, await handoverCodeOf(renter))
    await take(owner, booking, { state: 'completed' })

    await messagesOn(renter.page).getByRole('link', { name: 'Rent again' }).click()
    await heading(renter.page, 'A slide scanner')
    await renter.page
      .locator(`[data-day="${indianDay(1)}"]`)
      .first()
      .waitFor()

    await messagesOn(owner.page)
      .getByRole('link', { name: /^Next: .*, Kavita$/ })
      .click()
    await owner.page.getByRole('region', { name: 'Conversation with Kavita Joshi' }).waitFor()
    expect(new URL(owner.page.url()).searchParams.get('with')).toBe(coming.conversationId)
  })
})

/** Requests days of an item by the API; returns the booking. */
async function request(renter: TestUser, itemId: string, startDate: string, endDate: string) {
  const intent = { intent: 'booking', startDate, endDate } as const
  await sendMessage(renter, itemId, 'For a wedding in Nagpur.', intent)
  const response = await renter.context.request.get('/api/bookings?as=renter')
  const bookings = (await response.json()) as Booking[]
  return bookings.find((each) => each.itemId === itemId && each.startDate === startDate)!
}

async function take({ context }: TestUser, { id }: Booking, data: BookingStep): Promise<void> {
  const response = await context.request.put(`/api/bookings/${id}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

async function handOver({ context }: TestUser, { id }: Booking, code: string): Promise<void> {
  const data = { stage: 'start', code }
  const response = await context.request.post(`/api/bookings/${id}/handover`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Waits for the page of an item. */
async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** The values of these parameters of the page's URL. */
function daysIn(page: Page, names: string[]): (string | null)[] {
  const { searchParams } = new URL(page.url())
  return names.map((name) => searchParams.get(name))
}
