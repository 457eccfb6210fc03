import { randomUUID } from 'node:crypto'
import type { CurrentUser } from '@saajha/contract/user'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { launchBrowser } from './launch_browser.ts'
import { listenToComplaints } from './listen_to_complaints.ts'

/** Somebody with a browser of their own; `complaints` are the errors that all their pages reported. */
export type Person = {
  page: Page
  context: BrowserContext
  complaints: string[]
  /** Their account, where they came signed in. */
  user: CurrentUser | null
}

type Coming = BrowserContextOptions & {
  /** The full name of a member who signs up for this test alone. */
  member?: string
  /** The user name of somebody of the demo. */
  known?: string
}

/**
 * A test with people in it. `arrive()` brings a guest, or a member who is signed in. At the end nobody's browser may
 * have complained: a test that makes a request fail names that complaint and takes it away.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('arrive', async ({ browser }, { onCleanup }) => {
    const people: Person[] = []
    onCleanup(async () => {
      await Promise.all(people.map(({ context }) => context.close()))
      expect(people.flatMap(({ complaints }) => complaints)).toEqual([])
    })
    return async (coming: Coming = {}): Promise<Person> => {
      const person = await open(browser, coming)
      people.push(person)
      return person
    }
  })

async function open(browser: Browser, { member, known, ...options }: Coming): Promise<Person> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({
    baseURL: inject('house'),
    viewport,
    // What the service worker answers, a test could not make fail.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const complaints: string[] = []
  context.on('page', (page) => listenToComplaints(page, complaints))
  const user = member ? await register(context, member) : known ? await logIn(context, known) : null
  return { context, complaints, user, page: await context.newPage() }
}

async function register(context: BrowserContext, fullName: string): Promise<CurrentUser> {
  const username = `${fullName.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}`
  const email = `${username}@example.in`
  const data = { username, email, fullName, password: 'chai-and-samosa' }
  const reply = await context.request.post('/api/register', { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as CurrentUser
}

async function logIn(context: BrowserContext, username: string): Promise<CurrentUser> {
  const data = { username, password: 'saajha-demo' }
  const reply = await context.request.post('/api/login/email', { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as CurrentUser
}
