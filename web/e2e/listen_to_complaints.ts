import type { Page } from 'playwright-core'

/** Everything the browser complains about on a page: errors in the console and exceptions that nobody caught. */
export function listenToComplaints(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
