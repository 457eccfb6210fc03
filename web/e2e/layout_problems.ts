import type { Page } from 'playwright-core'
import { coveredFocus } from './keyboard_focus.ts'

/** Number of the page's first tab stops that are checked. */
const STOPS = 25

/** Horizontal scrolling, squeezed texts and tab stops that a bar covers, as messages. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const found = await Promise.all([horizontalScroll(page), squeezedTexts(page)])
  return [...found.flat(), ...(await coveredStops(page, STOPS))]
}

/** The controls among the first that Tab reaches which a bar covers. */
export async function coveredStops(page: Page, count: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab')
    const found = await coveredFocus(page)
    if (found) covered.push(found)
  }
  return covered
}

/** The widths of a page that scrolls horizontally. */
function horizontalScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} px wide in ${clientWidth} px`] : []
  })
}

/** The texts of a page in columns of about a letter. */
function squeezedTexts(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.length > 5)
      )
      .filter((each) => {
        const { width } = each.getBoundingClientRect()
        const { fontSize, textOverflow } = getComputedStyle(each)
        // Text for screen readers only is 1 px wide, and one with an ellipsis has a single line.
        return width > 1 && textOverflow !== 'ellipsis' && width < 2 * parseFloat(fontSize)
      })
      .map((each) => `squeezes "${each.textContent}"`)
  )
}
