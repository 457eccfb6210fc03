import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from './launch_browser.ts'
import { startApp } from './start_app.ts'

/**
 * `npm run screenshots`: takes every screen of the running product at four widths, in both themes and languages,
 * into `.screenshots/` for review, and writes reduced versions of selected ones for the README and the web app manifest.
 */
const all = fileURLToPath(new URL('../../.screenshots/', import.meta.url))
const best = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const installSheet = fileURLToPath(new URL('../public/screenshots/', import.meta.url))
const SIZES = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
]
const BEST = [
  'home_1280_light',
  'item_1280_light',
  'home_360_light',
  'search_360_light',
  'item_360_dark',
  'dashboard_360_dark',
]

/** The screenshots of the web app manifest; `scale` is their number of pixels per CSS pixel. */
const OF_MANIFEST = [
  { form: 'narrow', viewport: SIZES[0]!, scale: 2, names: ['home', 'search', 'item'] },
  { form: 'wide', viewport: SIZES[2]!, scale: 1, names: ['home', 'item'] },
]

for (const folder of [all, best, installSheet]) mkdirSync(folder, { recursive: true })
const app = await startApp()
const browser = await launchBrowser()
try {
  const [item] = await (await fetch(`${app.url}/api/items?q=canon`)).json()
  const about = new URLSearchParams({ owner: item.owner.fullName, item: item.title })
  const screens: Record<string, { who?: string; path: string }> = {
    home: { path: '/' },
    category: { path: '/category/camera' },
    search: { path: '/search?q=camera' },
    nothing_found: { path: '/search?q=zzzzzz' },
    item: { path: `/item/${item.id}` },
    favorites: { path: '/search?favorites=true' },
    missing: { path: '/no-such-page' },
    gate: { path: '/dashboard' },
    own_item: { who: 'asha', path: `/item/${item.id}` },
    create: { who: 'asha', path: '/create-listing' },
    edit: { who: 'asha', path: `/edit-listing/${item.id}` },
    dashboard: { who: 'asha', path: '/dashboard' },
    notifications: { who: 'asha', path: '/dashboard?tab=notifications' },
    conversations: { who: 'asha', path: '/dashboard?show=messages' },
    bookings: { who: 'asha', path: '/dashboard?show=bookings' },
    profile: { who: 'asha', path: '/profile/edit' },
    contact: { who: 'ravi', path: `/contact/${item.id}?${about.toString()}` },
    admin: { who: 'admin', path: '/admin' },
  }
  for (const theme of ['light', 'dark'])
    for (const [language, suffix] of [
      ['en', ''],
      ['hi', '_hi'],
    ] as const)
      for (const [name, { who, path }] of Object.entries(screens)) {
        const context = await visitor({ theme, language, username: who })
        for (const viewport of SIZES)
          await take(context, `${name}_${viewport.width}_${theme}${suffix}`, path, viewport)
        await context.close()
      }
  for (const { form, viewport, scale, names } of OF_MANIFEST) {
    const context = await visitor({ deviceScaleFactor: scale })
    for (const name of names) {
      const seen = await take(context, `${name}_${form}`, screens[name]!.path, viewport)
      await writeReduced(seen, `${installSheet}${name}_${form}`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await app.close()
}

async function visitor({
  theme = 'light',
  language = 'en',
  username,
  deviceScaleFactor = 1,
}: {
  theme?: string
  language?: string
  username?: string
  deviceScaleFactor?: number
}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.url,
    reducedMotion: 'reduce',
    deviceScaleFactor,
  })
  await context.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
    },
    { theme, language }
  )
  await context.addCookies([{ name: 'language', value: language, url: app.url }])
  const data = { username, password: 'saajha-demo' }
  if (username) await context.request.post('/api/login/email', { data })
  return context
}

async function take(
  context: BrowserContext,
  name: string,
  path: string,
  viewport: { width: number; height: number }
): Promise<Buffer> {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return Promise.allSettled(eager.map((image) => image.decode()))
  })
  const seen = await page.screenshot({ path: `${all}${name}.png` })
  if (BEST.includes(name)) await writeReduced(seen, best + name)
  await page.close()
  return seen
}

async function writeReduced(screenshot: Buffer, file: string): Promise<void> {
  await sharp(screenshot).webp({ quality: 82, effort: 6 }).toFile(`${file}.webp`)
}
