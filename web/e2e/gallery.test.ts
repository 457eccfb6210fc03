import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { launchBrowser } from './launch_browser.ts'
import { compareScreenshot } from './compare_screenshot.ts'
import { accessibilityViolations } from './accessibility_violations.ts'

let browser: Browser
let server: ViteDevServer
let url: string

beforeAll(async () => {
  const port = await findFreePort()
  const root = fileURLToPath(new URL('..', import.meta.url))
  server = await createServer({ root, server: { port, host: '127.0.0.1' }, logLevel: 'error' })
  await server.listen()
  url = `http://127.0.0.1:${port}/gallery/`
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** The overlay that each button of the gallery opens. */
const OVERLAYS: Record<string, (page: Page) => Locator> = {
  'Dialog': (page) => page.getByRole('dialog'),
  'Question': (page) => page.getByRole('alertdialog'),
  'Side sheet': (page) => page.getByRole('dialog'),
  'Bottom sheet': (page) => page.getByRole('dialog'),
  'Menu': (page) => page.getByRole('menu'),
  'Panel': (page) => page.getByRole('dialog'),
  'Tooltip': (page) => page.getByRole('tooltip'),
  'Notice': (page) => page.getByRole('listitem').filter({ hasText: 'Undo' }),
  'Error notice': (page) => page.getByRole('listitem').filter({ hasText: 'Login Failed' }),
}

test.for(['light', 'dark'])(
  'every component matches its stored screenshot in the %s theme',
  async (theme) => {
    const page = await openGallery(theme)
    expect(await accessibilityViolations(page)).toEqual([])
    const changes: string[] = []
    for (const part of ['Foundations', 'Controls', 'Messages', 'Things']) {
      const picture = await page.getByRole('region', { name: part, exact: true }).screenshot()
      changes.push(...(await compareScreenshot(`${part.toLowerCase()}_${theme}`, picture)))
    }
    expect(changes).toEqual([])
    await page.context().close()
  }
)

test.for(['light', 'dark'])(
  'every overlay matches its stored screenshot in the %s theme',
  async (theme) => {
    const page = await openGallery(theme)
    const changes: string[] = []
    for (const [name, shown] of Object.entries(OVERLAYS)) {
      const button = page.getByRole('button', { name, exact: true })
      await (name === 'Tooltip' ? button.hover() : button.click())
      // A notice under the pointer stays open.
      if (/notice$/i.test(name)) await hoverNotice(shown(page), button)
      const picture = await shown(page).screenshot()
      expect(await accessibilityViolations(page), name).toEqual([])
      const file = `${name.toLowerCase().replace(' ', '_')}_${theme}`
      changes.push(...(await compareScreenshot(file, picture)))
      await page.keyboard.press('Escape')
      await shown(page).waitFor({ state: 'hidden' })
    }
    expect(changes).toEqual([])
    await page.context().close()
  }
)

async function openGallery(theme: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.clock.setFixedTime(new Date('2026-12-02T06:00:00Z'))
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.getByRole('heading', { name: 'Gallery' }).waitFor({ timeout: 60_000 })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return page
}

/** Moves the pointer over a notice. One that closes before is opened again. */
async function hoverNotice(notice: Locator, button: Locator): Promise<void> {
  const hovers = async () => {
    if (!(await notice.isVisible())) await button.click()
    return notice.hover({ timeout: 3_000 }).then(
      () => true,
      () => false
    )
  }
  await expect.poll(hovers).toBe(true)
}
