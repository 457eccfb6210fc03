import type { Report } from '@saajha/contract/report'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { test, type TestUser } from './fixtures.ts'
import { listItem } from './list_item.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'
import { TapCounter } from './tap_counter.ts'

const TICKET = /SJ-\w{4}-\w{2}/

describe('a report of a listing', () => {
  test('is sent by keyboard and returns a ticket, the same for a repeated report', async ({
    newUser,
  }) => {
    const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title: 'A kayak' })
    const reporter = await newUser({ member: 'Om Prakash' })
    const { page } = reporter
    await page.goto(`/item/${id}`)
    await page.getByRole('button', { name: 'Report this listing' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await dialog.getByRole('radio', { name: 'Scam or fraud' }).press('Space')
    await page.keyboard.press('ArrowDown')
    expect(await dialog.getByRole('radio', { name: "They don't own it" }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('It is my kayak.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Thank you for telling us' }).waitFor()
    const ticket = await shownTicket(page)
    expect(await reportOf(reporter, ticket)).toMatchObject({
      ticket,
      subjectKind: 'item',
      subjectId: id,
      reason: 'not_theirs',
      state: 'open',
    })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Report this listing' }).click()
    await dialog.getByRole('radio', { name: 'Something else' }).check()
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    expect(await shownTicket(page)).toBe(ticket)
  })

  test('takes at most three taps on a phone', async ({ newUser }) => {
    const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title: 'A kayak' })
    const viewport = { width: 360, height: 740 }
    const { page } = await newUser({ member: 'Om Prakash', viewport, hasTouch: true })
    await page.goto(`/item/${id}`)
    const phone = new TapCounter(page)
    await phone.tap(page.getByRole('button', { name: 'Report this listing' }))
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await phone.tap(dialog.getByRole('radio', { name: 'Scam or fraud' }))
    await phone.tap(dialog.getByRole('button', { name: 'Send Report' }))
    await dialog.getByRole('heading', { name: 'Thank you for telling us' }).waitFor()
    expect(phone.cost.taps).toBeLessThanOrEqual(3)
  })

  test('is decided by an administrator on a phone, and its reporter reads the outcome', async ({
    newUser,
  }) => {
    const viewport = { width: 360, height: 740 }
    const title = `Kayak ${randomWord()}`
    const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title })
    const reporter = await newUser({ member: 'Om Prakash', viewport })
    const report = { subjectKind: 'item', subjectId: id, reason: 'scam' }
    const made = await reporter.page.request.post('/api/reports', { data: report })
    const { ticket } = (await made.json()) as { ticket: string }

    const { page } = await newUser({ demoUser: 'admin', viewport })
    await page.goto(`/admin?area=reports&find=${ticket}`)
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('radio', { name: 'Uphold' }).check()
    await page.getByRole('checkbox', { name: 'Hide the listing' }).check()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Asks for an advance')
    await page.getByRole('textbox', { name: 'Message to the reporter' }).fill('It is gone.')
    await page.getByRole('button', { name: 'Decide' }).click()
    await expectNotice(page, 'Report decided')

    await reporter.page.goto('/dashboard?tab=notifications')
    const own = reporter.page.getByRole('listitem').filter({ hasText: ticket })
    await own.getByText('It is gone.').waitFor()
    expect((await reporter.page.request.get(`/api/items/${id}`)).status()).toBe(404)
  })

  test('that hid the listing shows it again on a phone, by keyboard and without accessibility violations, in both languages', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Tara Sen' })
    const { id } = await listItem(owner, { title: 'A kayak' })
    const { request } = (await newUser({ member: 'Om Prakash' })).page
    const viewport = { width: 360, height: 740 }
    const { page } = await newUser({ demoUser: 'admin', viewport })
    for (const [language, showAgain, heading, reason] of [
      ['en', 'Show again', 'Show the listing again?', 'Reason'],
      ['hi', 'फिर से दिखाएँ', 'लिस्टिंग फिर से दिखाएँ?', 'वजह'],
    ] as const) {
      const report = { subjectKind: 'item', subjectId: id, reason: 'scam' }
      const made = await request.post('/api/reports', { data: report })
      const { ticket } = (await made.json()) as { ticket: string }
      const actions = [{ action: 'hide_item' }]
      const decision = { decision: 'upheld', actions, note: 'Fraud', decidesSame: false }
      const decided = await page.request.put(`/api/admin/reports/${ticket}`, { data: decision })
      expect(decided.status()).toBe(200)

      await page.goto(`/admin?area=reports&ticket=${ticket}&lang=${language}`)
      const problems = async () => [
        ...(await accessibilityViolations(page)),
        ...(await clippedText(page)),
      ]
      await page.getByRole('button', { name: showAgain }).waitFor()
      expect(await problems()).toEqual([])
      await page.getByRole('button', { name: showAgain }).press('Enter')
      const dialog = page.getByRole('dialog', { name: heading })
      await dialog.getByRole('textbox', { name: reason }).fill('It is theirs')
      expect(await problems()).toEqual([])
      await dialog.getByRole('button', { name: showAgain }).press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: showAgain }).waitFor({ state: 'hidden' })
      expect((await request.get(`/api/items/${id}`)).status()).toBe(200)
    }
  })

  test.for(['light', 'dark'] as const)(
    'fits a phone and has no serious accessibility violations in the %s theme, in both languages',
    async (colorScheme, { newUser }) => {
      const { id } = await listItem(await newUser({ member: 'Tara Sen' }), { title: 'A kayak' })
      const viewport = { width: 360, height: 740 }
      const { page } = await newUser({ member: 'Om Prakash', viewport, colorScheme })
      for (const [language, button, send] of [
        ['en', 'Report this listing', 'Send Report'],
        ['hi', 'इस लिस्टिंग की शिकायत करें', 'शिकायत भेजें'],
      ] as const) {
        await page.goto(`/item/${id}?lang=${language}`)
        await page.getByRole('button', { name: button }).click()
        const dialog = page.getByRole('dialog', { name: button })
        await dialog.getByRole('radio').first().waitFor()
        const problems = async () => [
          ...(await accessibilityViolations(page)),
          ...(await clippedText(page)),
        ]
        expect(await problems()).toEqual([])
        await dialog.getByRole('radio').first().check()
        await dialog.getByRole('button', { name: send }).click()
        await shownTicket(page)
        expect(await problems()).toEqual([])
      }
    }
  )

  test('is sent by a guest, who reads it by the link with the key, and is not offered to the owner', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Tara Sen' })
    const { id } = await listItem(owner, { title: 'A kayak' })
    const { page } = await newUser()
    await page.goto(`/item/${id}`)
    await page.getByRole('button', { name: 'Report this listing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await dialog.getByRole('radio', { name: 'Scam or fraud' }).check()
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    const link = await dialog.getByText(/#key=/).innerText()
    expect(await accessibilityViolations(page)).toEqual([])
    const reader = await newUser()
    await reader.page.goto(link)
    const state = reader.page.getByRole('dialog', { name: 'Your report' })
    await state.getByText('Listing: Scam or fraud').waitFor()

    await owner.page.goto(`/item/${id}`)
    await owner.page.getByText('This is your listing').waitFor()
    expect(await owner.page.getByRole('button', { name: 'Report this listing' }).count()).toBe(0)
  })
})

/** The ticket in the open dialog. */
async function shownTicket(page: Page): Promise<string> {
  const text = await page.getByRole('dialog').getByText(TICKET).innerText()
  return TICKET.exec(text)![0]
}

async function reportOf({ context }: TestUser, ticket: string): Promise<Report> {
  return (await (await context.request.get(`/api/reports/${ticket}`)).json()) as Report
}
