import { fillDocuments } from '@saajha/database/demo/fill_documents'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startApp, type App } from './start_app.ts'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

const DOCUMENTS = 640

describe('an administrator with hundreds of documents', () => {
  let app: App

  beforeAll(async () => {
    app = await startApp()
    await fill(app.dataDir)
  })
  afterAll(() => app?.close())

  const desk = () => ({ demoUser: 'admin', baseURL: app.url })
  const phone = () => ({
    ...desk(),
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  })

  test('loads all pages without duplicates under a sticky table head', async ({ newUser }) => {
    const { page } = await newUser(desk())
    await page.goto('/admin')
    await waits(page)
    const more = page.getByRole('button', { name: 'Show More' })
    while (await more.isVisible()) {
      const before = await rows(page).count()
      expect(before).toBeLessThan(DOCUMENTS)
      await more.click()
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before)
    }
    const shown = await rows(page).evaluateAll((all) =>
      all.map((row) => ({
        id: row.getAttribute('data-document'),
        isPending: row.textContent.includes('Pending'),
      }))
    )
    expect(new Set(shown.map(({ id }) => id)).size).toBe(DOCUMENTS)
    const pending = shown.filter(({ isPending }) => isPending).length
    expect(shown.findIndex(({ isPending }) => !isPending)).toBe(pending)
    expect(await page.getByRole('link', { name: /^Pending/ }).innerText()).toContain(`${pending}`)
    const head = await page.getByRole('columnheader', { name: 'Member' }).boundingBox()
    expect(head!.y).toBeGreaterThan(60)
    expect(head!.y).toBeLessThan(70)
  })

  test('decides by keyboard and searches for a name', async ({ newUser }) => {
    const { page } = await newUser(desk())
    await page.clock.install()
    await page.goto('/admin?status=pending')
    await waits(page)
    const names = await rows(page).evaluateAll((all) => all.map((row) => row.textContent))
    const inFocus = () =>
      page.evaluate(() => document.querySelector('[data-document]:focus')?.textContent)
    await rows(page).first().focus()
    await page.keyboard.press('j')
    expect(await inFocus()).toBe(names[1])
    await page.keyboard.press('v')
    await page.keyboard.press('v')
    await expectNotice(page, 'Document verified')
    await expect.poll(inFocus).toContain('Verified')
    expect(await rows(page).filter({ hasText: 'Verified' }).count()).toBe(1)
    await page.keyboard.press('j')
    expect(await inFocus()).toBe(names[2])
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByLabel('Reason').waitFor()
    await page.keyboard.type('Very blurred, just redo it')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Document rejected')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(inFocus).toContain('Very blurred, just redo it')
    await page.keyboard.press('j')
    await expect.poll(inFocus).toBe(names[3])
    // An open toast would receive the Escape key.
    await page.clock.fastForward(5_000)
    await page.locator('[data-notices] > li').waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Holder', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.goto('/admin')
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('holder 637')
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByText('Holder 637', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?name=holder+637')
    const all = page.getByRole('link', { name: /^All/ })
    await expect.poll(() => all.innerText()).toMatch(/All\s+1$/)
  })

  test.for([
    { width: 1280, second: 'before' },
    { width: 1280, second: 'after' },
    { width: 360, second: 'before' },
    { width: 360, second: 'after' },
  ])(
    'verifies one document by a double click at $width px whose second click is $second the response, without moving a row',
    async ({ width, second }, { newUser }) => {
      const { page } = await newUser({ ...desk(), viewport: { width, height: 900 } })
      await page.goto('/admin?status=pending')
      await waits(page)
      const sent: string[] = []
      page.on('request', (each) => each.method() === 'PUT' && sent.push(each.url()))
      const verify = rows(page)
        .nth(1)
        .getByRole('button', { name: /^Verify/ })
      await verify.scrollIntoViewIfNeeded()
      const { x, y } = (await verify.boundingBox())!
      const id = (await rows(page).nth(1).getAttribute('data-document'))!
      // More rows may be loaded below.
      const places = () =>
        rows(page).evaluateAll((all) =>
          all.slice(0, 5).map((row) => row.getBoundingClientRect().top)
        )
      const before = await places()
      const { promise: clicked, resolve: respond } = Promise.withResolvers<void>()
      await page.route('**/api/admin/verification-documents/*', async (route) => {
        await clicked
        await route.continue()
      })
      const verified = rows(page).nth(1).getByText('Verified', { exact: true })
      await page.mouse.click(x + 20, y + 20)
      if (second === 'before') await page.mouse.click(x + 20, y + 20)
      respond()
      await verified.waitFor()
      if (second === 'after') await page.mouse.click(x + 20, y + 20)
      await expectNotice(page, 'Document verified')
      expect(await places()).toEqual(before)
      await page.mouse.click(x + 20, y + 20)
      expect(sent).toHaveLength(1)
      await page.getByRole('heading', { name: 'Admin Dashboard' }).hover()
      await page.locator(`[data-document="${id}"]`).waitFor({ state: 'detached' })
      expect(sent).toHaveLength(1)
    }
  )

  test('decides on a phone, where rows are cards', async ({ newUser }) => {
    const { page } = await newUser(phone())
    await page.goto('/admin?status=pending')
    await waits(page)
    const first = await rows(page).first().getAttribute('data-document')
    await rows(page)
      .first()
      .getByRole('button', { name: /^Verify/ })
      .tap()
    const card = page.locator(`[data-document="${first}"]`)
    await card.getByText('Verified', { exact: true }).waitFor()
    await expectNotice(page, 'Document verified')
    await page.getByRole('heading', { name: 'Admin Dashboard' }).tap()
    await card.waitFor({ state: 'detached' })
    expect((await rows(page).first().boundingBox())!.width).toBeLessThanOrEqual(328)
  })

  test.for(['light', 'dark'])(
    'finds no serious accessibility violation in the %s theme, at any width',
    async (theme, { newUser }) => {
      const { page, context } = await newUser(desk())
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      const found: string[] = []
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/admin?name=submitter')
        await waits(page)
        found.push(...(await accessibilityViolations(page)).map((each) => `${width}: ${each}`))
        await rows(page).first().getByRole('button', { name: /^Open/ }).click()
        await page.getByRole('dialog').waitFor()
        found.push(
          ...(await accessibilityViolations(page)).map((each) => `${width}, open: ${each}`)
        )
      }
      expect(found).toEqual([])
    }
  )
})

const rows = (page: Page) => page.locator('[data-document]')
/** Waits for the first rows and for the counts above them. */
async function waits(page: Page): Promise<void> {
  await rows(page).first().waitFor()
  await page
    .getByRole('link')
    .filter({ hasText: /^All\s*\d/ })
    .waitFor()
}

async function fill(dataDir: string): Promise<void> {
  const { connectionString } = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await fillDocuments((text, params) => client.query(text, params), DOCUMENTS)
  } finally {
    await client.end()
  }
}
