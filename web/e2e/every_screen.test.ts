import type { Item } from '@saajha/contract/item'
import { beforeAll, describe, expect, inject } from 'vitest'
import { clippedText } from './clipped_text.ts'
import { conversationPath } from './conversations.ts'
import { demoCamera } from './demo_camera.ts'
import { openSettledPage } from './open_settled_page.ts'
import { sendMessage } from './send_message.ts'
import { test } from './fixtures.ts'
import { accessibilityViolations } from './accessibility_violations.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }

const PUBLIC = [
  '/',
  '/category/camera',
  '/search?q=camera',
  '/search?filter=featured',
  '/favorites',
  '/no-such-page',
]
const OWN = [
  '/create-listing',
  '/dashboard',
  '/dashboard?tab=notifications',
  '/dashboard?tab=notifications&show=conversations',
  '/profile/edit',
]

const app = inject('app')
let screens: { demoUser?: string; path: string }[]

beforeAll(async () => {
  const item = await demoCamera()
  const about = new URLSearchParams({ owner: item.owner.fullName, item: item.title })
  screens = [
    ...[...PUBLIC, `/item/${item.id}`].map((path) => ({ path })),
    ...[...OWN, `/contact/${item.id}?${about.toString()}`].map((path) => ({
      demoUser: 'asha',
      path,
    })),
    { demoUser: 'admin', path: '/admin' },
  ]
})

// Contrast depends on the theme, names and widths of texts on the language, nothing on both.
describe.each([
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'hi' },
])('every screen in the $theme theme, in $language', (choices) => {
  test('has no serious accessibility violations, fits a phone without clipped text, and logs no error', async ({
    newUser,
  }) => {
    const renter = await newUser({ member: 'Ila Verma' })
    const found: string[] = []
    for (const demoUser of [undefined, 'asha', 'admin']) {
      const { page, context, consoleErrors, user } = await newUser({ demoUser })
      await context.addInitScript((choices) => {
        for (const [key, choice] of Object.entries(choices)) localStorage.setItem(key, choice)
      }, choices)
      const paths = screens.filter((screen) => screen.demoUser === demoUser).map(({ path }) => path)
      if (demoUser === 'asha') {
        const response = await context.request.get(`/api/items?ownerId=${user!.id}`)
        const [item] = (await response.json()) as Item[]
        // Her screens show an unread count.
        await sendMessage(renter, item!.id, 'Is it free?')
        paths.push(await conversationPath({ context }))
      }
      for (const path of paths) {
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport)
          await openSettledPage(page, app + path)
          const problems = [...(await accessibilityViolations(page)), ...(await clippedText(page))]
          found.push(...problems.map((problem) => `${path} at ${viewport.width}: ${problem}`))
          const errors = consoleErrors.splice(0)
          // The browser reports the 404 status of the missing page as a console error.
          const unexpected =
            path === '/no-such-page' ? errors.filter((each) => !each.includes('404')) : errors
          found.push(...unexpected.map((each) => `${path} at ${viewport.width}: ${each}`))
        }
      }
      await context.close()
    }
    expect(found).toEqual([])
  }, 240_000)
})
