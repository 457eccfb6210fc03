import type { ConsoleMessage, Page } from 'playwright-core'

/**
 * Collects console errors and uncaught exceptions of a page, except that a private image is still being prepared: the page
 * waits for it.
 */
export function recordConsoleErrors(page: Page, consoleErrors: string[] = []): string[] {
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfImageInPreparation(message))
      consoleErrors.push(`${message.text()} ${message.location().url}`.trim())
  })
  return consoleErrors
}

function isOfImageInPreparation(message: ConsoleMessage): boolean {
  return message.location().url.includes('/media/private/') && message.text().includes('503')
}
