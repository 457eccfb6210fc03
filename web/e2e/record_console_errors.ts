import type { Page } from 'playwright-core'

/** Everything the browser complains about on a page: errors in the console and exceptions that nobody caught. */
export function recordConsoleErrors(page: Page, consoleErrors: string[] = []): string[] {
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  return consoleErrors
}
