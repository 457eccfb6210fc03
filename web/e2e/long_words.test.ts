import { randomUUID } from 'node:crypto'
import type { Item } from '@saajha/contract/item'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { sendMessage } from './send_message.ts'
import { test, type TestUser } from './fixtures.ts'
import { stopClock } from './stop_clock.ts'
import { uploadPhotos } from './upload_photos.ts'

const WIDTHS = [320, 360, 1280]
/** Longer than any screen here, with wide letters. */
const LONG = 'Mommom'.repeat(20)
const [TITLE, NAME, PLACE] = [LONG, LONG.slice(0, 100), LONG.slice(0, 100)]

type Overlay = { what: string; path: string; open(page: Page): Promise<Locator> }

describe.each(['en', 'hi'])('words of a hundred letters and more, in %s', (language) => {
  test('make no screen and no overlay scroll horizontally', async ({ newUser }) => {
    const options = { viewport: { width: 360, height: 780 }, hasTouch: true }
    const owner = await newUser({ ...options, member: `Owner ${language}` })
    const renter = await newUser({ ...options, member: `Renter ${language}` })
    const newcomer = await newUser({ ...options, member: `Newcomer ${language}` })
    const admin = await newUser({ ...options, demoUser: 'admin' })
    const guest = await newUser(options)
    const people = { guest, owner, renter, newcomer, admin }
    for (const { context } of Object.values(people))
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await owner.page.clock.install()
    const item = await fill(owner, renter)

    const found: string[] = []
    for (const [who, paths] of Object.entries(screens(item))) {
      const { page } = people[who as keyof typeof people]
      for (const path of paths) {
        await openSettledPage(page, path)
        found.push(...(await tooWideElements(page, `${who} ${path}`)))
      }
    }
    for (const [who, overlays] of Object.entries(overlaysOf(item))) {
      const { page } = people[who as keyof typeof people]
      for (const { what, path, open } of overlays) {
        await page.setViewportSize({ width: 320, height: 780 })
        await openSettledPage(page, path)
        await (await open(page)).waitFor()
        found.push(...(await tooWideElements(page, `${who} ${what}`)))
      }
    }
    expect(found).toEqual([])
    // The browser reports the 404 status of the missing page as a console error.
    const unexpected = guest.consoleErrors.splice(0).filter((each) => !each.includes('404'))
    expect(unexpected).toEqual([])
  })
})

function screens({ id }: Item): Record<string, string[]> {
  const about = new URLSearchParams({ owner: NAME, item: TITLE }).toString()
  return {
    guest: [
      `/item/${id}`,
      `/contact/${id}?${about}`,
      `/search?q=${TITLE}`,
      `/search?q=${TITLE}&location=${PLACE}&minPrice=900000`,
      `/search?location=${PLACE}`,
      `/category/camera?q=${TITLE}`,
      '/',
      `/${LONG}`,
    ],
    owner: [
      '/dashboard',
      '/dashboard?tab=notifications',
      '/dashboard?show=messages',
      '/dashboard?show=bookings',
      '/profile/edit',
      `/edit-listing/${id}`,
      `/item/${id}`,
    ],
    renter: [`/contact/${id}?${about}`, '/create-listing'],
    admin: [`/admin?name=${NAME}`, `/admin?name=${LONG.repeat(2).slice(0, 200)}`],
  }
}

function overlaysOf({ id }: Item): Record<string, Overlay[]> {
  const dialog = (page: Page) => page.getByRole('dialog')
  return {
    guest: [
      {
        what: 'viewer',
        path: `/item/${id}`,
        open: async (page) => {
          await page.locator('main ul button').first().click()
          return dialog(page)
        },
      },
      {
        what: 'suggestions',
        path: '/search',
        open: async (page) => {
          await page.locator('header input[type=search] >> visible=true').fill(TITLE.slice(0, 60))
          return page.locator('[role=option]').first()
        },
      },
    ],
    owner: [
      {
        what: 'account menu',
        path: '/dashboard',
        open: async (page) => {
          await page.setViewportSize({ width: 360, height: 780 })
          await page.locator('header button[aria-haspopup=menu] >> visible=true').click()
          return page.getByRole('menu')
        },
      },
      {
        what: 'delete question',
        path: '/dashboard',
        open: async (page) => {
          await page.locator('main button[aria-haspopup=menu]').first().click()
          await page.getByRole('menuitem').last().click()
          return page.getByRole('alertdialog')
        },
      },
      {
        what: 'notice of a deletion',
        path: '/dashboard?tab=notifications',
        open: async (page) => {
          await stopClock(page)
          await page.locator('main li button:has(.lucide-trash-2)').first().click()
          return page.locator('[data-notices] li')
        },
      },
    ],
    newcomer: [
      {
        what: 'message sent',
        path: `/contact/${id}`,
        open: async (page) => {
          await page.locator('main textarea').fill('Hello there, is it free?')
          await page.locator('main button[type=submit]').click()
          return page.locator('main div:focus').locator('textarea')
        },
      },
    ],
    admin: [
      {
        what: 'document',
        path: `/admin?name=${NAME}`,
        open: async (page) => {
          await page.locator('[data-document] button[aria-keyshortcuts^=Enter]').first().click()
          return dialog(page)
        },
      },
      {
        what: 'rejection',
        path: `/admin?name=${NAME}`,
        open: async (page) => {
          await page.locator('[data-document] button[aria-keyshortcuts=R]').first().click()
          return dialog(page)
        },
      },
    ],
  }
}

/** Fills a member's profile, listing, document and received message with unbreakable words. */
async function fill(owner: TestUser, renter: TestUser): Promise<Item> {
  const { id } = owner.user!
  const profile = { fullName: NAME, location: PLACE }
  await sent(owner, 'put', `/api/users/${id}`, profile)
  await sent(renter, 'put', `/api/users/${renter.user!.id}`, profile)
  const document = {
    documentType: 'pan',
    documentNumber: 'XXXXXX234F',
    fullDocumentNumber: 'A'.repeat(40),
    holderName: `Other ${NAME.slice(0, 90)}`,
    documentImageUrls: [],
  }
  await sent(owner, 'post', '/api/verification-documents', document)
  const item = await listItem(owner, {
    title: TITLE,
    description: LONG.repeat(3),
    location: PLACE,
    imageUrls: await uploadPhotos(owner, ['#c0392b', '#2471a3']),
    price: '9999999999.99',
  })
  const sender = { ...renter, user: { ...renter.user!, fullName: NAME } }
  await sendMessage(sender, item.id, LONG.repeat(3))
  const notices = async () =>
    (await (await owner.context.request.get('/api/notifications')).json()) as unknown[]
  await expect.poll(async () => (await notices()).length).toBe(1)
  return item
}

async function sent(
  { context }: TestUser,
  method: 'put' | 'post',
  path: string,
  data: object
): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await context.request[method](path, { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Elements wider than the page or their dialog at each width, as messages. */
async function tooWideElements(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 })
    const wide = await page.evaluate(() => {
      const boxes = [document.scrollingElement!, ...document.querySelectorAll('[role$=dialog]')]
      const isWide = boxes.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      if (!isWide) return null
      const over = [...document.querySelectorAll('body *')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 3)
      return over.map((each) => each.outerHTML.slice(0, 160)).join(' | ')
    })
    if (wide !== null) found.push(`${what} at ${width}: ${wide}`)
  }
  return found
}
