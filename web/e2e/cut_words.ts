import type { Page } from 'playwright-core'

/** Buttons, tabs and the like of what a page shows now whose words do not fit into them, in words. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role=tab], [role=menuitem], label')]
      .filter((box) => box.clientWidth > 0 && box.checkVisibility({ visibilityProperty: true }))
      .filter(
        (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
      )
      .map((box) => `cut: ${box.innerText || box.outerHTML.slice(0, 120)}`)
  )
}
