import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { test } from './fixtures.ts'

/** Maximum number of Tab presses to reach a target. */
const MAX_STOPS = 120

test('a renter searches, selects dates and requests them by keyboard', async ({ newUser }) => {
  const title = 'Zoetrope for school fairs'
  await listItem(await newUser({ member: 'Tara Sen' }), { title })
  const { page } = await newUser({ member: 'Ravi Nair' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await tabTo(page, page.getByRole('banner').getByRole('combobox'))
  await page.keyboard.type('zoetrope')
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: title, exact: true }).first())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()

  const grid = page.getByRole('grid')
  await tabTo(page, grid.locator('[data-day] [tabindex="0"]'))
  const day = () => grid.locator('[data-day] :focus').getAttribute('aria-label')
  expect(await day()).toMatch(/^\w+day,? \d{1,2} \w+ \d{4}, available$/)
  await page.keyboard.press('Enter')
  expect(await day()).toMatch(/, selected as start$/)
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  expect(await day()).toMatch(/, selected as end$/)
  await tabTo(page, page.getByRole('link', { name: 'Request Booking' }))
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Booking Request', level: 1 }).waitFor()
  await tabTo(page, page.getByLabel('Message'))
  await page.keyboard.press('End')
  await page.keyboard.type(' For our fair.')
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await page.getByText('Booking request sent').first().waitFor()
})

test('every target on a phone is at least 24 px wide and high, and a primary one 44 px', async ({
  newUser,
}) => {
  const { page } = await newUser({ viewport: { width: 360, height: 740 }, demoUser: 'asha' })
  const found: string[] = []
  for (const path of ['/', '/search?q=camera', '/dashboard', '/dashboard?tab=notifications']) {
    await openSettledPage(page, path)
    for (const [least, targets] of [
      [24, 'a[href], button, input, select, textarea'],
      [44, '[data-yields] :is(a, button), header :is(a, button), main button'],
    ] as const)
      found.push(...(await smallTargets(page, targets, least)).map((each) => `${path} ${each}`))
  }
  expect(found).toEqual([])
})

/** Presses Tab until the target has the focus, and asserts a visible focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (!(await isFocused(target))) continue
    const outlines = await target.evaluate((each) =>
      // The title of a card draws its ring around the card.
      [undefined, '::after'].map((part) => getComputedStyle(each, part).outlineStyle)
    )
    expect(outlines, `the ring around ${target.toString()}`).not.toEqual(['none', 'none'])
    return
  }
  throw new Error(`Tab never came to ${target.toString()}`)
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((each) => each === document.activeElement)
}

/** Interactive elements below the minimum size, except links within a sentence and hidden ones. */
function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (targets, least) =>
      targets
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest('p, .sr-only, [aria-hidden=true]'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        // The link of a card or row covers the whole card.
        .filter(({ each }) => getComputedStyle(each, '::after').position !== 'absolute')
        .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`),
    least
  )
}
