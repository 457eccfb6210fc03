import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { conversationPath } from './conversations.ts'
import type { TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { sendMessage } from './send_message.ts'

/** Lists an item and books it from today until tomorrow by the API. */
export async function rentFromToday(
  owner: TestUser,
  renter: TestUser,
  title = 'A tripod'
): Promise<void> {
  const { id } = await listItem(owner, { title })
  const days = { startDate: indianDay(0), endDate: indianDay(1) }
  await sendMessage(renter, id, 'For a wedding in Nagpur.', { intent: 'booking', ...days })
  const response = await owner.context.request.get('/api/bookings?as=owner')
  const [requested] = (await response.json()) as Booking[]
  const accepted = await owner.context.request.put(`/api/bookings/${requested!.id}`, {
    data: { state: 'accepted' },
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
}

/** The code of a member's only rental, as the API tells it to them. */
export async function handoverCodeOf({ context: { request } }: TestUser): Promise<string> {
  const bookings = await request.get('/api/bookings?as=renter')
  const [booking] = (await bookings.json()) as Booking[]
  const handover = await request.get(`/api/bookings/${booking!.id}/handover`)
  return ((await handover.json()) as Handover).code!.digits
}

/** The booking at the top of a conversation. */
export function bookingOn(page: Page): Locator {
  return page.getByRole('region', { name: /^(Booking|बुकिंग), / })
}

/** Chooses an action in the menu of the booking at the top of a conversation. */
export async function chooseInMenu(page: Page, action: string): Promise<void> {
  await bookingOn(page)
    .getByRole('button', { name: /^More for | के लिए और$/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Opens the details of a member's newest booking in its conversation; `details` is the action in its menu. */
export async function openBooking({ page, context }: TestUser, details: string): Promise<Locator> {
  await page.goto(await conversationPath({ context }))
  await chooseInMenu(page, details)
  return page.getByRole('dialog').first()
}
