import { newAccount } from '@saajha/api/harness/new_account'
import type { CurrentUser } from '@saajha/contract/user'
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { launchBrowser } from './launch_browser.ts'
import { recordNotices } from './notices.ts'
import { recordConsoleErrors } from './record_console_errors.ts'

/** A user with their own browser context; `consoleErrors` are the errors of all their pages. */
export type TestUser = {
  page: Page
  context: BrowserContext
  consoleErrors: string[]
  /** Their account; null for a guest. */
  user: CurrentUser | null
}

type NewUserOptions = BrowserContextOptions & {
  /** A browser with other settings than the file's. */
  browser?: Browser
  /** The full name of a member to register for this test. */
  member?: string
  /** The user name of a demo member to log in. */
  demoUser?: string
}

/**
 * Test with a `newUser()` fixture, which opens a browser context for a guest or a signed-in member. Fails if any
 * console error is left at the end: a test that provokes an error asserts it and splices it from `consoleErrors`.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest parses the pattern for the names of required fixtures.
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('newUser', async ({ browser }, { onCleanup }) => {
    const people: TestUser[] = []
    onCleanup(async () => {
      await Promise.all(people.map(({ context }) => context.close()))
      const errors = people.flatMap(({ consoleErrors }) => consoleErrors)
      expect(errors, errors.join('\n')).toEqual([])
    })
    return async (options: NewUserOptions = {}): Promise<TestUser> => {
      const person = await open({ browser, ...options })
      people.push(person)
      return person
    }
  })

async function open({
  browser,
  member,
  demoUser,
  ...options
}: NewUserOptions & { browser: Browser }): Promise<TestUser> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({
    baseURL: inject('app'),
    viewport,
    // Playwright cannot intercept requests that the service worker handles.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(45_000)
  closeConnections(context.request)
  await recordNotices(context)
  const consoleErrors: string[] = []
  context.on('page', (page) => {
    recordConsoleErrors(page, consoleErrors)
    // Chromium opens no system dialog from the first listener on; one added just before a key press may be too late.
    page.on('filechooser', () => {})
  })
  const user = member
    ? await register(context, member)
    : demoUser
      ? await logIn(context, demoUser)
      : null
  return { context, consoleErrors, user, page: await context.newPage() }
}

/** Lets each API request have a connection of its own: the server closes idle ones, and Playwright may just be reusing them. */
function closeConnections(request: APIRequestContext): void {
  const send = request.fetch.bind(request)
  request.fetch = (url, options = {}) =>
    send(url, { ...options, headers: { ...options.headers, Connection: 'close' } })
}

async function register(context: BrowserContext, fullName: string): Promise<CurrentUser> {
  const response = await context.request.post('/api/register', { data: newAccount(fullName) })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as CurrentUser
}

async function logIn(context: BrowserContext, username: string): Promise<CurrentUser> {
  const data = { username, password: 'saajha-demo' }
  const response = await context.request.post('/api/login/email', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as CurrentUser
}
