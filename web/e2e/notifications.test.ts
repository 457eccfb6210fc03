import type { Notification } from '@saajha/contract/notification'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { listItem } from './list_item.ts'
import { sendMessage } from './send_message.ts'
import { test, type TestUser } from './fixtures.ts'
import { expectNotice } from './notices.ts'
import { stopClock } from './stop_clock.ts'

const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED/

describe('an owner’s notifications', () => {
  test(
    'are in sync in header, tab and a second tab while they are read and deleted',
    { tags: ['main'] },
    async ({ newUser }) => {
      const [owner, renter] = await Promise.all([
        newUser({ member: 'Hema Iyer' }),
        newUser({ member: 'Jai Singh' }),
      ])
      const { id } = await listItem(owner, { title: 'A generator' })
      const second = await owner.context.newPage()
      const tabs = [owner.page, second]
      await owner.page.clock.install()
      for (const tab of tabs) {
        await tab.goto('/dashboard')
        await tab.getByRole('button', { name: 'Actions for A generator' }).waitFor()
      }
      for (const text of ['One?', 'Two?', 'Three?']) await sendMessage(renter, id, text)
      for (const tab of tabs) await expect.poll(() => badges(tab)).toEqual([3, 3])

      await openList(owner.page)
      const cards = (tab: Page) => tab.getByRole('list', { name: 'Notifications' }).locator('> li')
      await expect.poll(() => cards(owner.page).count()).toBe(3)
      const marks = (tab: Page) => cards(tab).getByText('New', { exact: true }).count()
      expect(await marks(owner.page)).toBe(3)
      await cards(owner.page)
        .filter({ hasText: 'Two?' })
        .getByRole('link', { name: /^Email/ })
        .click()
      await expect.poll(() => isRead(owner, 'Two?')).toBe(true)
      for (const tab of tabs) await expect.poll(() => badges(tab)).toEqual([2, 2])
      expect(await marks(owner.page)).toBe(2)
      await openList(second)
      await expect.poll(() => cards(second).count()).toBe(3)
      expect(await marks(second)).toBe(2)
      const oldest = cards(owner.page).filter({ hasText: 'One?' })

      const newest = cards(owner.page).filter({ hasText: 'Three?' })
      const bin = newest.getByRole('button', {
        name: 'Delete notification: New message about A generator',
      })
      await stopClock(owner.page)
      await bin.dblclick()
      await newest.getByText('Deleted', { exact: true }).waitFor()
      expect(await cards(owner.page).count()).toBe(3)
      expect(await cards(owner.page).getByText('Deleted', { exact: true }).count()).toBe(1)
      await owner.page.getByRole('heading', { level: 1 }).hover()
      await newest.waitFor({ state: 'hidden' })
      const undo = owner.page.getByRole('button', { name: 'Undo' })
      await undo.waitFor()
      // F8 focuses the toast region, which stays open while focused; Tab then reaches this toast and its action.
      await owner.page.keyboard.press('F8')
      for (const key of ['Tab', 'Tab']) await owner.page.keyboard.press(key)
      await expect.poll(() => undo.evaluate((button) => button.matches(':focus'))).toBe(true)
      await owner.page.keyboard.press('Enter')
      await newest.waitFor()
      expect(await cards(second).count()).toBe(3)

      await bin.click()
      await owner.page.getByRole('heading', { level: 1 }).hover()
      await newest.waitFor({ state: 'hidden' })
      await undo.waitFor()
      expect(await cards(second).count()).toBe(3)
      // The other tab is updated once the toast has closed.
      await owner.page.clock.fastForward(5_000)
      await owner.page.clock.resume()
      await expect.poll(() => cards(second).count()).toBe(2)

      const readAll = owner.page.getByRole('button', { name: 'Mark all as read' })
      await readAll.click()
      await expect.poll(() => marks(owner.page)).toBe(0)
      await expect.poll(() => readAll.isDisabled()).toBe(true)
      await stopClock(owner.page)
      await cards(owner.page)
        .filter({ hasText: 'Two?' })
        .getByRole('button', { name: /^Delete/ })
        .click()
      // Reloads before the toast has closed.
      await owner.page.reload()
      await owner.page.clock.resume()
      await expect.poll(() => cards(owner.page).count()).toBe(1)
      await oldest.waitFor()
      expect(await badges(owner.page)).toEqual([0, 0])
    }
  )

  test('catch up automatically after a lost connection', async ({ newUser }) => {
    // Chromium's offline mode applies to this host name; localhost is exempt.
    const baseURL = inject('app').replace('localhost', '127.0.0.1')
    const [owner, renter] = await Promise.all([
      newUser({ member: 'Hema Iyer', baseURL }),
      newUser({ member: 'Jai Singh' }),
    ])
    const { id } = await listItem(owner, { title: 'A pump' })
    const { page } = owner
    const connecting = page.waitForEvent('websocket')
    await page.goto('/dashboard')
    const channel = await connecting
    await sendMessage(renter, id, 'Before the tunnel')
    await expect.poll(() => badges(page)).toEqual([1, 1])
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))

    const lost = channel.waitForEvent('close')
    await owner.context.setOffline(true)
    await lost
    await sendMessage(renter, id, 'In the tunnel')
    await expect.poll(() => unreadFor(owner)).toBe(2)
    expect(await badges(page)).toEqual([1, 1])
    await owner.context.setOffline(false)
    await expect.poll(() => badges(page), { timeout: 30_000 }).toEqual([2, 2])
    await openList(page)
    await page.getByText('In the tunnel').waitFor()
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
    // Reconnection attempts while offline.
    const others = owner.consoleErrors.splice(0).filter((message) => !NO_CONNECTION.test(message))
    expect(others).toEqual([])
  })

  test('update the header on any page and show contact links', async ({ newUser }) => {
    const [owner, renter] = await Promise.all([
      newUser({ member: 'Hema Iyer' }),
      newUser({ member: 'Jai Singh' }),
    ])
    const { id } = await listItem(owner, { title: 'A loom' })
    const { page } = owner
    await page.goto('/category/camera')
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
    await sendMessage(renter, id, 'Is it heavy?')
    await page.getByRole('link', { name: '1 Notifications, unread' }).click()
    await page.getByText('Is it heavy?').waitFor()
    const emailLink = page.getByRole('link', { name: /^Email Jai Singh/ })
    expect(await emailLink.getAttribute('href')).toBe(`mailto:${renter.user!.email}`)
  })

  test('show the account of a sender who submitted another name', async ({ newUser }) => {
    const [owner, renter] = await Promise.all([
      newUser({ member: 'Hema Iyer' }),
      newUser({ member: 'Jai Singh' }),
    ])
    const { id } = await listItem(owner, { title: 'A tripod' })
    await renter.page.goto(`/contact/${id}`)
    const name = renter.page.getByLabel('Name')
    await expect.poll(() => name.inputValue()).toBe('Jai Singh')
    await name.fill('Saajha Support')
    await renter.page.getByLabel('Message').fill('Please send me your code')
    await renter.page.getByRole('button', { name: 'Send Message' }).click()
    await expectNotice(renter.page, 'Message Sent!')

    const { page } = owner
    await page.goto('/dashboard?tab=notifications')
    const card = page.getByRole('list', { name: 'Notifications' }).locator('> li')
    await card.getByText('Please send me your code').waitFor()
    await card.getByText('Jai Singh', { exact: true }).waitFor()
    await card.getByText('(wrote as: Saajha Support)', { exact: true }).waitFor()
    await card.getByRole('link', { name: /^Email Jai Singh/ }).waitFor()
  })
})

test('a phone shows the first notification without scrolling', async ({ newUser }) => {
  const [owner, renter] = await Promise.all([
    newUser({ member: 'Hema Iyer', viewport: { width: 360, height: 780 } }),
    newUser({ member: 'Jai Singh' }),
  ])
  const { id } = await listItem(owner, { title: 'A kettle' })
  await sendMessage(renter, id, 'Is it loud?')
  await owner.page.goto('/dashboard?tab=notifications')
  const text = owner.page.getByText('Is it loud?')
  await text.waitFor()
  const bar = owner.page.getByRole('navigation', { name: 'Main navigation' })
  const [{ y, height }, { y: top }] = [(await text.boundingBox())!, (await bar.boundingBox())!]
  expect(y + height).toBeLessThan(top)
})

describe('the dashboard', () => {
  test('shows a member their profile, stats and listings', async ({ newUser }) => {
    const owner = await newUser({ member: 'Hema Iyer' })
    const { page } = owner
    await listItem(owner, { title: 'A kiln' })
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Hema Iyer' }).waitFor()
    await main.getByText(owner.user!.email, { exact: true }).waitFor()
    const listings = main.getByRole('definition')
    await expect.poll(() => listings.count()).toBe(3)
    await expect.poll(() => figure(page, 'Total Listings')).toBe('1')
    await expect.poll(() => figure(page, 'Total Views')).toBe('0')
    await main.getByText('Active', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Actions for A kiln' }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await page.getByRole('heading', { name: 'A kiln', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Actions for A kiln' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('heading', { name: 'Edit Your Listing' }).waitFor()
    await page.goBack()
    await main.getByRole('link', { name: 'Add New Listing' }).click()
    await page.getByRole('heading', { name: 'List Your Item', level: 1 }).waitFor()
    await page.goBack()
    await main.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
  })
})

/** The unread counts in the header and in the dashboard's tab. */
async function badges(page: Page): Promise<number[]> {
  const bell = page.getByRole('banner').getByRole('link', { name: /Notifications/ })
  const labels = [
    await bell.getAttribute('aria-label'),
    await page.getByRole('tab', { name: /Notifications/ }).innerText(),
  ]
  return labels.map((label) => Number(/\d+/.exec(label ?? '')?.[0] ?? 0))
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Notifications/ }).click()
}

async function isRead({ context }: TestUser, text: string): Promise<boolean> {
  const response = await context.request.get('/api/notifications')
  const notifications = (await response.json()) as Notification[]
  return notifications.some(({ message, isRead }) => message === text && isRead)
}

async function unreadFor({ context }: TestUser): Promise<number> {
  const response = await context.request.get('/api/notifications/unread-count')
  return ((await response.json()) as { count: number }).count
}

function figure(page: Page, name: string): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: name })
  return term.locator('xpath=..').getByRole('definition').innerText()
}
