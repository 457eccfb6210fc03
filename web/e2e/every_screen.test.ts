import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { conversationPath } from './conversations.ts'
import { demoCamera } from './demo_camera.ts'
import { test } from './fixtures.ts'
import { layoutProblems } from './layout_problems.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'
import { submitDocument } from './submit_document.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }
/** A page of 1280 x 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }

const PUBLIC = [
  '/',
  '/category/camera',
  '/search?q=camera',
  '/search?filter=featured',
  '/search?favorites=true',
  '/no-such-page',
  '/?legal=complaints',
  '/?legal=terms',
  '/?legal=privacy',
  '/?report=',
]
const OWN = [
  '/create-listing',
  '/dashboard',
  '/dashboard?tab=notifications',
  '/dashboard?show=messages',
  '/dashboard?show=bookings',
  '/profile/edit',
]

// Contrast depends on the theme, names and widths of texts on the language, nothing on both.
describe.each([
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'hi' },
])('every screen in the $theme theme, in $language', (choices) => {
  test(
    'has no serious accessibility violations, fits a phone without clipped text and in English 400 % zoom, and logs no error',
    { timeout: 720_000 },
    async ({ newUser }) => {
      const word = randomWord()
      const [guest, owner, renter, admin] = await Promise.all([
        newUser(),
        newUser({ member: `Asha ${word}` }),
        newUser({ member: 'Ila Verma' }),
        newUser({ demoUser: 'admin' }),
      ])
      for (const { context } of [guest, owner, admin])
        await context.addInitScript((choices) => {
          for (const [key, choice] of Object.entries(choices)) localStorage.setItem(key, choice)
        }, choices)
      const title = 'A harmonium of two rows with a stool and a cover'
      // The owner's screens show an unread count.
      const listed = await listItem(owner, { title })
      await sendMessage(renter, listed.id, 'Is it free?')
      await submitDocument(owner)
      const report = {
        subjectKind: 'item',
        subjectId: listed.id,
        reason: 'scam',
        body: 'Asks for money',
      }
      const reported = await renter.page.request.post('/api/reports', { data: report })
      const { ticket } = (await reported.json()) as { ticket: string }

      const { id, ...item } = await demoCamera()
      const about = new URLSearchParams({ owner: item.owner.fullName, item: item.title })
      const nextYear = new Date().getFullYear() + 1
      const days = `intent=booking&startDate=${nextYear}-03-30&endDate=${nextYear}-04-02`
      const contact = `/contact/${id}?${about.toString()}`
      const screens = [
        { person: guest, paths: [...PUBLIC, `/item/${id}`] },
        {
          person: owner,
          paths: [...OWN, contact, `${contact}&${days}`, await conversationPath(owner)],
        },
        {
          person: admin,
          paths: [
            `/admin?name=${word}`,
            `/admin?area=reports&find=${ticket}&ticket=${ticket}`,
            `/admin?area=members&find=${ticket}`,
            `/admin?area=actions`,
            `/admin?area=system`,
          ],
        },
      ]
      const found: string[] = []
      for (const { person, paths } of screens) {
        const { page, consoleErrors } = person
        for (const path of paths) {
          await page.setViewportSize(DESK)
          await openSettledPage(page, path)
          const problems = await problemsOf(page)
          // Words in Devanagari are narrow even if they are not squeezed.
          if (choices.language === 'en') problems.push(...(await problemsAtZoom(page)))
          found.push(...problems.map((problem) => `${path} ${problem}`))
          const errors = consoleErrors.splice(0)
          // The browser reports the 404 status of the missing page as a console error.
          const unexpected =
            path === '/no-such-page' ? errors.filter((each) => !each.includes('404')) : errors
          found.push(...unexpected.map((each) => `${path}: ${each}`))
        }
      }
      expect(found).toEqual([])
    }
  )
})

async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    const problems = [...(await accessibilityViolations(page)), ...(await clippedText(page))]
    found.push(...problems.map((problem) => `at ${viewport.width}: ${problem}`))
  }
  return found
}

async function problemsAtZoom(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  return (await layoutProblems(page)).map((problem) => `at 400 %: ${problem}`)
}
