import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { conversationPath } from './conversations.ts'
import { rentFromToday } from './current_rental.ts'
import { demoCamera } from './demo_camera.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { test } from './fixtures.ts'
import { waitForPreloadedData } from './wait_for_preloaded_data.ts'

/** Maximum layout shift: a line of text that wraps differently. */
const MAX_LAYOUT_SHIFT = 0.01

declare global {
  interface Window {
    layoutShifts: { value: number; what: string[] }[]
  }
}

test.for(
  ['home', 'search', 'category', 'item', 'dashboard', 'bookings', 'conversation'].flatMap(
    (screen) => [360, 1280].map((width) => ({ screen, width }))
  )
)(
  '$screen of a member who collects today does not shift while delayed responses arrive, at $width px',
  async ({ screen, width }, { newUser }) => {
    const viewport = { width, height: width === 360 ? 780 : 900 }
    const member = await newUser({ viewport, member: 'Maya Kapoor' })
    const { page } = member
    await listItem(member, { title: 'A harmonium' })
    await rentFromToday(await newUser({ member: 'Ravi Nair' }), member)
    const path = {
      home: '/',
      search: '/search?q=camera',
      category: '/category/camera',
      item: `/item/${(await demoCamera()).id}`,
      dashboard: '/dashboard',
      bookings: '/dashboard?show=bookings',
      conversation: await conversationPath(member),
    }[screen]!
    await page.addInitScript(recordLayoutShifts)
    // A busy machine loads a font after the first paint, and the text then wraps differently: without fonts only responses move the page.
    await page.route('**/*.woff2', (route) =>
      route.fulfill({ contentType: 'font/woff2', body: '' })
    )
    let late = 0
    await page.route('**/api/**', async (route) => {
      late += 1
      await untilRendered(page)
      await route.continue()
    })
    await openSettledPage(page, path)
    if (screen === 'home') await page.getByRole('list', { name: 'Today' }).waitFor()
    expect(late).toBeGreaterThan(1)
    const { total, what } = await layoutShifts(page)
    expect(total, what.join('\n')).toBeLessThan(MAX_LAYOUT_SHIFT)
  }
)

test.for(['/', '/search?q=camera'])(
  'the heading of %s stays in its place when the app adds the offer of Hindi on a phone',
  async (path, { newUser }) => {
    const { page } = await newUser({ viewport: { width: 360, height: 780 }, locale: 'hi-IN' })
    let releaseScripts = () => {}
    const released = new Promise<void>((resolve) => (releaseScripts = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await waitForPreloadedData(path)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const { y } = (await heading.boundingBox())!
    releaseScripts()
    await page.getByRole('button', { name: 'हिन्दी में देखें' }).waitFor()
    expect(Math.abs((await heading.boundingBox())!.y - y)).toBeLessThan(2)
  }
)

/** Waits until the app has rendered its skeletons: until two frames after the page has its main part. */
async function untilRendered(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
}

/** Runs in the page: records layout shifts without user input. */
function recordLayoutShifts() {
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  window.layoutShifts = []
  const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join()
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        window.layoutShifts.push({
          value,
          what: sources.map(({ node, previousRect, currentRect }) => {
            const tag = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent
            return `${tag} from ${where(previousRect)} to ${where(currentRect)}`
          }),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The summed layout shift of the page, and the elements that moved. */
async function layoutShifts(page: Page): Promise<{ total: number; what: string[] }> {
  const seen = await page.evaluate(() => window.layoutShifts)
  const total = seen.reduce((sum, { value }) => sum + value, 0)
  return { total, what: seen.flatMap(({ what }) => what) }
}
