import { todayInIndia } from '@saajha/contract/calendar_days'
import type { Notification } from '@saajha/contract/notification'
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { conversationsOf, textsOf } from './conversations.ts'
import { intercept } from './intercept.ts'
import { logIn } from './log_in.ts'
import { listItem } from './list_item.ts'
import { test, type TestUser } from './fixtures.ts'
import { expectNotice } from './notices.ts'
import { takeConsoleErrors } from './take_console_errors.ts'

/** Of days that can be requested, whatever the day of the run. */
const YEAR = Number(todayInIndia().slice(0, 4)) + 1

describe('a guest who writes to an owner', () => {
  test(
    'logs in on the way, keeps the draft, and raises the owner’s unread count',
    { tags: ['main'] },
    async ({ newUser }) => {
      const owner = await newUser({ member: 'Usha Pillai' })
      const { id } = await listItem(owner, { title: 'A sitar' })
      await owner.page.goto('/')
      await owner.page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

      const { page } = await newUser()
      await page.goto(`/contact/${id}?owner=Usha+Pillai&item=A+sitar`)
      await page.getByRole('heading', { name: 'Contact Owner', level: 1 }).waitFor()
      const message = page.getByLabel('Message')
      await expect
        .poll(() => message.inputValue())
        .toBe('Hi Usha Pillai, I\'m interested in renting "A sitar". Is it available?')
      const send = page.getByRole('button', { name: 'Send Message' })
      expect(await send.isDisabled()).toBe(true)
      await message.fill('May I play it on Diwali?')
      await page.getByLabel('Phone').fill('9900011111')

      await page.getByRole('button', { name: 'Login or Sign Up' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: 'Log In' }).click()
      await logIn(dialog, 'ravi', 'saajha-demo')
      await dialog.waitFor({ state: 'hidden' })
      expect(await message.inputValue()).toBe('May I play it on Diwali?')
      await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ravi Shankar Iyer')
      await send.click()
      await expectNotice(page, 'Message Sent!')

      await owner.page.getByRole('link', { name: '1 Notifications, unread' }).click()
      const [notification] = await notificationsOf(owner)
      expect(notification).toMatchObject({
        message: 'May I play it on Diwali?',
        senderName: 'Ravi Shankar Iyer',
        senderPhone: '9900011111',
      })
      await owner.page.getByRole('heading', { name: 'New message about A sitar' }).waitFor()
      await owner.page.getByText('May I play it on Diwali?').waitFor()
    }
  )
})

describe('a message whose request fails', () => {
  test('before the server read it keeps its text, and the retry is delivered once', async ({
    newUser,
  }) => {
    const { owner, renter } = await writing(newUser, (route) => route.abort())
    const { page, consoleErrors } = renter
    await expectNotice(page, 'Failed to send message. Please try again.')
    await takeConsoleErrors(consoleErrors, 'ERR_FAILED')
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the skin new?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectNotice(page, 'Message Sent!')
    await expectOneMessage(owner)
  })

  test('after the server took it is shown as sent, and is delivered once', async ({ newUser }) => {
    const { owner, renter } = await writing(newUser, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await expectNotice(renter.page, 'Message Sent!')
    await takeConsoleErrors(renter.consoleErrors, 'ERR_FAILED')
    await expectOneMessage(owner)
  })
})

/** Presses Send Message in a new renter's form; `handle` gets the first request. */
async function writing(
  newUser: (options: { member: string }) => Promise<TestUser>,
  handle: (route: Route) => Promise<void>
) {
  const owner = await newUser({ member: 'Usha Pillai' })
  const { id } = await listItem(owner, { title: 'A tabla' })
  const renter = await newUser({ member: 'Om Prakash' })
  const { page } = renter
  await page.goto(`/contact/${id}`)
  // Filled in from the account, without which the form is not sent.
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Om Prakash')
  await page.getByLabel('Message').fill('Is the skin new?')
  const stopHandling = await intercept(page, '**/api/contact-interactions', (route) => {
    stopHandling()
    return handle(route)
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  return { owner, renter }
}

async function expectOneMessage(owner: TestUser): Promise<void> {
  await expect
    .poll(async () => (await notificationsOf(owner)).map(({ message }) => message))
    .toEqual(['Is the skin new?'])
  expect(await conversationsOf(owner)).toHaveLength(1)
  expect(await textsOf(owner)).toEqual(['Is the skin new?'])
}

describe('a booking request', () => {
  test('shows check-in, check-out and days, and notifies the owner of the dates', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Usha Pillai' })
    const { id } = await listItem(owner, { title: 'A hall' })
    const { page } = await newUser({ member: 'Om Prakash' })
    const about = 'owner=Usha+Pillai&item=A+hall&intent=booking'
    await page.goto(`/contact/${id}?${about}&startDate=${YEAR}-03-30&endDate=${YEAR}-04-02`)
    await page.getByRole('heading', { name: 'Booking Request', level: 1 }).waitFor()
    const dates = page.getByRole('region', { name: 'Your dates' })
    await expect
      .poll(() => dates.getByRole('definition').allInnerTexts())
      .toEqual([`30 Mar ${YEAR}`, `2 Apr ${YEAR}`, '3 days', '₹2,250 (3 days × ₹750)'])
    for (const term of ['Check-in', 'Check-out', 'Duration'])
      await dates.getByText(term, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectNotice(page, 'Booking request sent')

    await owner.page.goto('/dashboard?tab=notifications')
    const list = owner.page.getByRole('list', { name: 'Notifications' })
    await list.getByRole('heading', { name: 'Booking request for A hall' }).waitFor()
    await list.getByText(new RegExp(`^30 Mar\\s–\\s2 Apr ${YEAR} · Total ₹2,250$`)).waitFor()
    const [notification] = await notificationsOf(owner)
    expect(notification).toMatchObject({ startDate: `${YEAR}-03-30`, endDate: `${YEAR}-04-02` })
  })
})

async function notificationsOf({ context }: TestUser): Promise<Notification[]> {
  return (await (await context.request.get('/api/notifications')).json()) as Notification[]
}
