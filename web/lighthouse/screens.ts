import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs, promisify } from 'node:util'
import { queryDatabase } from '@saajha/api/harness/query_database'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import type { CurrentUser } from '@saajha/contract/user'
import type { APIRequestContext, Browser, Locator, Page } from 'playwright-core'
import { indianDay } from '../e2e/indian_day.ts'
import { launchBrowser } from '../e2e/launch_browser.ts'
import { startApp, type App } from '../e2e/start_app.ts'
import { http2Front } from './http2_front.ts'
import { visitOnPhone, type ScreenVisit } from './visit_on_phone.ts'
import { writeScreens, type MeasuredScreen } from './screens_report.ts'

/**
 * `npm run lighthouse:screens`: opens ten screens on a slow phone, first with an empty cache and then again, and presses the main
 * control of each, on an app in production mode with 20,000 listings, over HTTP/2 as behind the proxy. `--only=home,item` measures some of them, `--visits=1` less
 * often, and `--waterfall` prints the requests. Results: `docs/performance.md`.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    visits: { type: 'string', default: '5' },
    listings: { type: 'string', default: '20000' },
    waterfall: { type: 'boolean', default: false },
  },
})
const MESSAGES = 200
const LANGUAGES = ['en', 'hi'] as const

type Who = 'guest' | 'owner' | 'renter' | 'administrator'
type Screen = { name: string; who: Who; path: string; press: (page: Page) => Locator }

const key = () => randomBytes(32).toString('base64')
const app = await startApp({
  NODE_ENV: 'production',
  SEED_DEMO: 'true',
  ADMIN_SECOND_FACTOR: 'optional',
  APP_KEY: key(),
  DOCUMENT_KEY: key(),
  LOG_LEVEL: 'silent',
})
const front = await http2Front(app.url)
const browser = await launchBrowser(front.flag)
try {
  await fill(app, Number(options.listings))
  const people = await prepare(browser, app)
  const found: MeasuredScreen[] = []
  for (const screen of screensOf(people)) {
    if (options.only && !options.only.split(',').includes(screen.name)) continue
    for (const language of LANGUAGES) {
      const visits: ScreenVisit[] = []
      while (visits.length < Number(options.visits))
        visits.push(
          await visitOnPhone(browser, {
            url: front.url,
            path: screen.path,
            press: screen.press,
            language,
            cookies: people.cookies[screen.who],
          })
        )
      const { name, who } = screen
      found.push({ name, who, language, visits })
      console.log(name, language, visits.at(-1)!.cold.largestContent, visits.at(-1)!.pressed)
      if (options.waterfall) console.table(visits.at(-1)!.requests)
    }
  }
  await writeScreens(found, { isWritten: !options.only })
} finally {
  await browser.close()
  front.close()
  await app.close()
}

/** Adds generated listings by the console command of the running product. */
async function fill({ dataDir }: App, listings: number): Promise<void> {
  await promisify(execFile)('node', ['ace.js', 'marketplace:fill', String(listings)], {
    cwd: new URL('../../api/', import.meta.url),
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]
type People = {
  cookies: Record<Who, Cookies>
  itemId: string
  conversation: string
}

/** Makes a conversation of 200 messages, an accepted booking and a report about a demo listing. */
async function prepare(browser: Browser, { url, dataDir }: App): Promise<People> {
  const logIn = async (username: string) => {
    const context = await browser.newContext({ baseURL: url })
    const account = { username, password: 'saajha-demo' }
    const user = await post<CurrentUser>(context.request, '/api/login/email', account)
    return { user, context, request: context.request }
  }
  const owner = await logIn('asha')
  const renter = await logIn('ravi')
  const administrator = await logIn('admin')
  const listed = (await (
    await owner.request.get(`/api/items?ownerId=${owner.user.id}`)
  ).json()) as Item[]
  const item = listed.find(
    ({ imageUrls, priceUnit }) => imageUrls.length > 0 && priceUnit === 'day'
  )!
  const contact = {
    itemId: item.id,
    contactMethod: 'form',
    senderName: renter.user.fullName,
    senderEmail: renter.user.email,
    senderPhone: null,
  }
  await post(renter.request, '/api/contact-interactions', {
    ...contact,
    interactionType: 'message',
    message: 'Is it free?',
  })
  const days = { startDate: indianDay(1), endDate: indianDay(2) }
  await post(renter.request, '/api/contact-interactions', {
    ...contact,
    ...days,
    interactionType: 'message',
    intent: 'booking',
    message: 'For a wedding.',
  })
  const [booking] = (await (
    await renter.request.get('/api/bookings?as=renter')
  ).json()) as Booking[]
  await owner.request.put(`/api/bookings/${booking!.id}`, { data: { state: 'accepted' } })
  const [talk] = (await (await renter.request.get('/api/conversations')).json()) as Conversation[]
  for (let n = 1; n <= MESSAGES; n++) {
    // A member sends 60 an hour at most.
    if (n % 100 === 0) await passTwoHours(dataDir)
    await post((n % 2 ? owner : renter).request, `/api/conversations/${talk!.id}/messages`, {
      body: `Message ${n}: we meet at the station at ten, and I bring the charger.`,
    })
  }
  await post(renter.request, '/api/reports', {
    subjectKind: 'item',
    subjectId: item.id,
    reason: 'scam',
    body: 'Asks for money first.',
  })
  const cookies = {
    guest: [],
    owner: await owner.context.cookies(),
    renter: await renter.context.cookies(),
    administrator: await administrator.context.cookies(),
  }
  return {
    cookies,
    itemId: item.id,
    conversation: `/contact/${item.id}?with=${talk!.id}`,
  }
}

async function passTwoHours(dataDir: string): Promise<void> {
  const { connectionString } = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  await queryDatabase(
    connectionString,
    "update messages set created_at = created_at - interval '2 hours'"
  )
}

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: object
): Promise<Answer> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Answer
}

function screensOf({ itemId, conversation }: People): Screen[] {
  const dates = `from=${indianDay(20)}&to=${indianDay(22)}`
  const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first()
  const filters = button(/^(Filters|फ़िल्टर)/)
  return [
    {
      name: 'home',
      who: 'guest',
      path: '/',
      press: (page) => page.getByRole('main').getByRole('combobox').first(),
    },
    { name: 'results', who: 'guest', path: '/category/camera', press: filters },
    { name: 'results with days', who: 'guest', path: `/category/camera?${dates}`, press: filters },
    {
      name: 'item',
      who: 'guest',
      path: `/item/${itemId}`,
      press: (page) => page.locator('[data-takes-the-bottom]').getByRole('button').first(),
    },
    {
      name: 'request',
      who: 'renter',
      path: `/contact/${itemId}?intent=booking&startDate=${indianDay(10)}&endDate=${indianDay(12)}`,
      press: (page) => page.getByRole('main').getByRole('textbox').first(),
    },
    {
      name: 'conversation',
      who: 'renter',
      path: conversation,
      press: (page) => page.getByRole('main').getByRole('textbox').first(),
    },
    {
      name: 'bookings',
      who: 'renter',
      path: '/dashboard?show=bookings',
      press: (page) => page.getByRole('main').getByRole('button').first(),
    },
    {
      name: 'dashboard',
      who: 'owner',
      path: '/dashboard',
      press: (page) => page.getByRole('main').getByRole('tab').nth(1),
    },
    {
      name: 'listing form',
      who: 'owner',
      path: '/create-listing',
      press: (page) => page.getByRole('main').getByRole('textbox').first(),
    },
    {
      name: 'safety desk',
      who: 'administrator',
      path: '/admin?area=reports',
      press: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    },
  ]
}
