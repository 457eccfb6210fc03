import type { Page } from 'playwright-core'

/** Collects console errors and uncaught exceptions of a page. */
export function recordConsoleErrors(page: Page, consoleErrors: string[] = []): string[] {
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  return consoleErrors
}
