import type { Conversation } from '@saajha/contract/conversation'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { answer, conversationsOf } from './conversations.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { liveChannelOf } from './live_channel.ts'
import { sendMessage } from './send_message.ts'
import { test, type TestUser } from './fixtures.ts'
import { expectNotice } from './notices.ts'

const CONVERSATIONS = '/dashboard?show=messages'

describe('a member’s conversations', () => {
  test('are listed for the owner, opened, and hidden when they are archived', async ({
    newUser,
  }) => {
    const { owner, renters, itemId } = await ask(newUser, 'A drill')
    await sendMessage(renters[1]!, itemId, 'For my kitchen.', {
      intent: 'booking',
      startDate: indianDay(20),
      endDate: indianDay(22),
    })
    const { page } = owner
    await page.goto('/')
    await page.getByRole('link', { name: '2 Inbox, unread' }).click()
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(2)
    await rows.first().getByText('Ila Verma', { exact: true }).waitFor()
    await rows
      .first()
      .getByText(/^Booking request for/)
      .waitFor()
    await rows.last().getByText('Is it loud, Jai Singh?', { exact: true }).waitFor()

    await page.reload()
    await rows.last().click()
    const [, conversation] = await conversationsOf(owner)
    await page.waitForURL(`/contact/${itemId}?with=${conversation!.id}`)
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?show=messages')

    const archived = await owner.context.request.put(`/api/conversations/${conversation!.id}`, {
      data: { isArchived: true },
    })
    expect(archived.ok(), await archived.text()).toBe(true)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('link', { name: 'Archived' }).press('Enter')
    const hidden = page.getByRole('list', { name: 'Archived conversations' })
    await hidden.getByText('Jai Singh', { exact: true }).waitFor()
    expect(await hidden.getByRole('listitem').count()).toBe(1)
  })

  test('are linked from the item’s page for both sides', async ({ newUser }) => {
    const { owner, renters, itemId } = await ask(newUser, 'A saw')
    await renters[0]!.page.goto(`/item/${itemId}`)
    const yours = renters[0]!.page.getByRole('link', { name: /^Your conversation/ })
    await yours.getByText('You: Is it loud, Jai Singh?', { exact: true }).waitFor()
    await yours.click()
    const [conversation] = await conversationsOf(renters[0]!)
    await renters[0]!.page.waitForURL(`/contact/${itemId}?with=${conversation!.id}`)

    await owner.page.goto(`/item/${itemId}`)
    await owner.page.getByRole('link', { name: '2 conversations about this listing 2 new' }).click()
    await owner.page.waitForURL(CONVERSATIONS)
    await owner.page.getByRole('list', { name: 'Conversations' }).waitFor()
  })

  test('have a notification of an answer, which leads to the conversation', async ({ newUser }) => {
    const { owner, renters, itemId } = await ask(newUser, 'A ladder')
    const { page } = renters[0]!
    const isLive = liveChannelOf(page)
    await page.goto('/')
    await isLive
    const [conversation] = await conversationsOf(renters[0]!)
    await answer(owner, 'Yes, from ten on.', conversation)
    await expectNotice(page, 'New message about A ladder')
    await page.getByRole('link', { name: '1 Notifications, unread' }).click()
    await page.getByText('Yes, from ten on.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Reply', exact: true }).click()
    await page.waitForURL(`/contact/${itemId}?with=${conversation!.id}`)
  })

  test('have the tick of a verified member on the line of the last word of their name', async ({
    newUser,
  }) => {
    const { owner } = await ask(newUser, 'A lathe')
    const { page } = owner
    await page.route(/\/api\/conversations(\?|$)/, async (route) => {
      const response = await route.fetch()
      const conversations = (await response.json()) as Conversation[]
      const verified = { fullName: 'Lakshmi Narayana Subramanian', isVerified: true }
      const json = conversations.map((each) => ({ ...each, with: { ...each.with, ...verified } }))
      await route.fulfill({ response, json })
    })
    await page.goto(CONVERSATIONS)
    const name = page.locator('main ul li h3').first()
    await name.getByRole('img', { name: 'Verified' }).waitFor()
    const alone: number[] = []
    for (let width = 320; width < 420; width += 5) {
      await page.setViewportSize({ width, height: 780 })
      if (await name.evaluate(isTickAlone)) alone.push(width)
    }
    expect(alone).toEqual([])
  })

  test('can be continued with a member who is unblocked by keyboard', async ({ newUser }) => {
    const { owner, renters } = await ask(newUser, 'A tent')
    await Promise.all(renters.map((renter) => block(owner, renter)))
    const { page } = owner
    await page.goto('/profile/edit')
    const people = page.getByRole('region', { name: 'Blocked members' })
    await people.getByRole('button', { name: 'Unblock Jai Singh' }).press('Enter')
    await expectNotice(page, 'You and Jai Singh can write to each other again.')
    await expect.poll(() => people.getByRole('listitem').count()).toBe(1)
    await people.getByRole('button', { name: 'Unblock Ila Verma' }).press('Enter')
    await people.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true)
    expect(await (await owner.context.request.get('/api/blocks')).json()).toEqual([])
  })

  test.for([
    { width: 360, lang: 'hi', theme: 'dark' },
    { width: 1280, lang: 'en', theme: 'light' },
  ])(
    'fit $width px in $lang without accessibility violations, with the item’s page and blocked members',
    async ({ width, lang, theme }, { newUser }) => {
      const { owner, renters, itemId } = await ask(newUser, 'बहुत लंबे नाम वाली एक बड़ी सीढ़ी', {
        viewport: { width, height: 780 },
      })
      await block(owner, renters[0]!)
      const [conversation] = await conversationsOf(owner)
      const muted = await owner.context.request.put(`/api/conversations/${conversation!.id}`, {
        data: { isMuted: true },
      })
      expect(muted.ok(), await muted.text()).toBe(true)
      const { page, context } = owner
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
      const screens = [
        [CONVERSATIONS, page.locator('main ul li h3')],
        ['/dashboard?tab=notifications', page.locator('main ul li h3')],
        [`/item/${itemId}`, page.locator('#yours')],
        ['/profile/edit', page.locator('section li', { hasText: 'Jai Singh' })],
      ] as const
      for (const [path, shown] of screens) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
        await shown.first().waitFor()
        expect([path, ...(await problemsOf(page))]).toEqual([path])
      }
    }
  )
})

type NewUser = (options: { member: string; viewport?: TestUserViewport }) => Promise<TestUser>
type TestUserViewport = { width: number; height: number }

/** An owner with an item that two renters have written about, one after the other. */
async function ask(newUser: NewUser, title: string, options: { viewport?: TestUserViewport } = {}) {
  const [owner, jai, ila] = await Promise.all([
    newUser({ member: 'Hema Iyer', ...options }),
    newUser({ member: 'Jai Singh' }),
    newUser({ member: 'Ila Verma' }),
  ])
  const { id: itemId } = await listItem(owner, { title })
  for (const renter of [jai, ila]) {
    await sendMessage(renter, itemId, `Is it loud, ${renter.user!.fullName}?`)
  }
  return { owner, renters: [jai, ila], itemId }
}

/** Whether the tick after a name stands on a line below the last letter of the name. */
function isTickAlone(heading: Element): boolean {
  const name = heading.querySelector('bdi')!.firstChild!
  const letter = document.createRange()
  letter.setStart(name, name.textContent!.length - 1)
  letter.setEnd(name, name.textContent!.length)
  const tick = heading.querySelector('[role="img"]')!
  return tick.getBoundingClientRect().top >= letter.getBoundingClientRect().bottom
}

async function block({ context }: TestUser, { user }: TestUser): Promise<void> {
  const response = await context.request.put(`/api/blocks/${user!.id}`)
  expect(response.ok(), await response.text()).toBe(true)
}

async function problemsOf(page: Page): Promise<string[]> {
  return [...(await accessibilityViolations(page)), ...(await clippedText(page))]
}
