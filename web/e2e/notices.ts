import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

const linesOf = new WeakMap<Page, string[]>()

declare global {
  interface Window {
    recordNotice(lines: string[]): void
  }
}

/** Records the lines of each notice that the pages of a context show, across page loads: a notice closes by itself. */
export async function recordNotices(context: BrowserContext): Promise<void> {
  context.on('page', (page) => linesOf.set(page, []))
  await context.exposeBinding('recordNotice', ({ page }, lines: string[]) => {
    linesOf.get(page)!.push(...lines)
  })
  await context.addInitScript(observeNotices)
}

/** Waits until a notice of the page has had this line of text, for each call another one. */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  const lines = linesOf.get(page)!
  const line = typeof text === 'string' ? text : expect.stringMatching(text)
  await expect.poll(() => [...lines], { timeout: 45_000 }).toContainEqual(line)
  const isWanted = (each: string) => (typeof text === 'string' ? each === text : text.test(each))
  lines.splice(lines.findIndex(isWanted), 1)
}

/** Runs in the page. */
function observeNotices(): void {
  const seen = new WeakSet<Element>()
  // Without a network the code of notices may be missing: they are plain text then.
  const notices = '[data-notices] > li, p[data-notices]'
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll<HTMLElement>(notices)) {
      if (seen.has(notice)) continue
      seen.add(notice)
      window.recordNotice(notice.innerText.split('\n'))
    }
  }).observe(document, { childList: true, subtree: true })
}
