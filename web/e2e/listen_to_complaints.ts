import type { Page } from 'playwright-core'

/**
 * Everything the browser complains about on a page: errors in the console and exceptions that nobody caught. A guest's 401
 * is left out: it is how the app learns that nobody is signed in.
 */
export function listenToComplaints(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isGuest = message.location().url.endsWith('/api/auth/user')
    if (message.type() === 'error' && !isGuest) complaints.push(message.text())
  })
  return complaints
}
