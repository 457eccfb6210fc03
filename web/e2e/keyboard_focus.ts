import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Maximum number of Tab presses to reach a target. */
const MAX_STOPS = 120

/** Presses Tab until the target has the focus; asserts that it has a visible ring and that no stop is behind a bar. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page)).toBeNull()
    if (!(await isFocused(target))) continue
    expect(await hasRing(target), `the ring around ${target.toString()}`).toBe(true)
    return
  }
  throw new Error(`Tab never came to ${target.toString()}`)
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((each) => each === document.activeElement)
}

/** Waits until an element of the page, not the page itself, has the focus, and returns its accessible name or text. */
export async function keptFocus(page: Page): Promise<string> {
  const name = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      if (!focused || focused === document.body) return null
      return focused.getAttribute('aria-label') ?? focused.textContent
    })
  await expect.poll(name).not.toBeNull()
  return (await name())!
}

/** The focused element if a bar overlaps it; null if it is visible or part of a bar. */
export function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    // The link that skips to the content is drawn above the header; only scripts focus the page and its content.
    if ((focused as HTMLElement).tabIndex < 0 || getComputedStyle(focused).position === 'fixed')
      return null
    // A dialog is drawn above all bars.
    if (focused.closest('[role=dialog]')) return null
    const box = focused.getBoundingClientRect()
    const bars = document.querySelectorAll('header, [data-yields], [data-takes-the-bottom]')
    const hides = [...bars].some((bar) => {
      if (bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true })) return false
      const { top, bottom } = bar.getBoundingClientRect()
      return box.top < bottom - 1 && box.bottom > top + 1
    })
    return hides ? focused.outerHTML.slice(0, 120) : null
  })
}

/** Whether the element or what it draws its ring around has an outline; a hidden file input shows it on its label. */
function hasRing(target: Locator): Promise<boolean> {
  return target.evaluate((each) =>
    [
      getComputedStyle(each),
      // The title of a card draws its ring around the card.
      getComputedStyle(each, '::after'),
      ...(each.closest('label') ? [getComputedStyle(each.closest('label')!)] : []),
    ].some(({ outlineStyle }) => outlineStyle !== 'none')
  )
}
