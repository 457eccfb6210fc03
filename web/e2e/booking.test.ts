import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openBooking } from './current_rental.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { logIn } from './log_in.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

describe('a guest who requests a booking', () => {
  test.for(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'logs in on the way, keeps the draft, and requests the selected days, with a clock of %s',
    async (timezoneId, { newUser }) => {
      const now = Date.now()
      const owner = await newUser({ member: 'Maya Kapoor', timezoneId })
      const { id } = await listItem(owner, { title: 'A projector' })
      const { page } = await newUser({ timezoneId })
      await page.clock.setFixedTime(now)
      await page.goto(`/item/${id}`)
      const [today, from, to] = [0, 1, 4].map((later) => indianDay(later, now)) as [
        string,
        string,
        string,
      ]
      await page.locator(`[data-day="${today}"] [aria-current=date]`).waitFor()
      await pick(page, from)
      await pick(page, to)
      await page.getByText('₹2,250', { exact: true }).first().waitFor()
      await page.getByRole('link', { name: 'Request Booking' }).click()

      await page.getByRole('heading', { name: 'Booking Request', level: 1 }).waitFor()
      const summary = [
        formatRange(from, from, today),
        formatRange(to, to, today),
        '3 days',
        '₹2,250 (3 days × ₹750)',
      ]
      const dates = page.getByRole('region', { name: 'Your dates' }).getByRole('definition')
      await expect.poll(() => dates.allInnerTexts()).toEqual(summary)
      const message = page.getByLabel('Message')
      await message.fill('For a film night on the roof.')
      await page.getByLabel('Phone').fill('9900033333')
      await page.getByRole('button', { name: 'Login or Sign Up' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: 'Log In' }).click()
      await logIn(dialog, 'ravi', 'saajha-demo')
      await dialog.waitFor({ state: 'hidden' })
      expect(await message.inputValue()).toBe('For a film night on the roof.')
      expect(await page.getByLabel('Phone').inputValue()).toBe('9900033333')
      expect(await dates.allInnerTexts()).toEqual(summary)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expectNotice(page, 'Booking request sent')

      await owner.page.goto('/dashboard?tab=notifications')
      await owner.page
        .getByText(`${formatRange(from, to, today)} · Total ₹2,250`, { exact: true })
        .waitFor()
    }
  )
})

describe('a request of nine days at 500 a day and 2,500 a week', () => {
  test('costs a week and two days, also after the owner has changed the prices', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Maya Kapoor' })
    const renter = await newUser({ member: 'Ravi Joshi' })
    const prices = { price: '500', weeklyPrice: '2500' }
    const { id } = await listItem(owner, { title: 'A projector', ...prices })
    const { page } = renter
    await page.goto(`/item/${id}`)
    await page.locator(`[data-day="${indianDay(0)}"] [aria-current=date]`).waitFor()
    await pick(page, indianDay(1))
    await pick(page, indianDay(10))
    await page.getByText('₹3,500', { exact: true }).first().waitFor()
    await page.getByText('1 week + 2 days; you save ₹1,000', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Request Booking' }).click()
    const dates = page.getByRole('region', { name: 'Your dates' }).getByRole('definition')
    const total = '1 week + 2 days, ₹3,500; you save ₹1,000'
    await expect.poll(() => dates.allInnerTexts()).toContain(total)
    await page.getByLabel('Message').fill('For film nights on the roof.')
    await page.getByLabel('Phone').fill('9900033333')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectNotice(page, 'Booking request sent')

    const dearer = { price: '900', weeklyPrice: null }
    const edited = await owner.context.request.put(`/api/items/${id}`, { data: dearer })
    expect(edited.ok(), await edited.text()).toBe(true)
    await (await openBooking(renter, 'Details')).getByText(total, { exact: true }).waitFor()
    await (
      await openBooking(owner, 'Details')
    )
      .getByText('1 week + 2 days, ₹3,500; ₹1,000 less than by the day', { exact: true })
      .waitFor()
  })
})

/** The days in the display format of a range, with the year unless both are in that of today. */
function formatRange(start: string, end: string, today: string): string {
  const isThisYear = [start, end].every((day) => day.startsWith(today.slice(0, 4)))
  const parts = isThisYear
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ dateStyle: 'medium' } as const)
  const format = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' })
  return format.formatRange(new Date(start), new Date(end))
}

async function pick(page: Page, day: string): Promise<void> {
  const cell = page.locator(`[data-day="${day}"] button`)
  if ((await cell.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  await cell.click()
}
