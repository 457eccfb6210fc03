import { gzipSync } from 'node:zlib'
import { describe, expect, inject } from 'vitest'
import { demoCamera } from './demo_camera.ts'
import { test, type TestUser } from './fixtures.ts'

/** Maximum script size of a visitor's first page, in bytes of gzip. */
const MAX_SCRIPT = 165_000
/** Maximum size of the fonts of a visitor's first page in Hindi, in bytes. */
const MAX_HINDI_FONTS = 208_000

/**
 * Maximum size of the scripts of other screens, in bytes of gzip, and their maximum number, until nothing more is loaded. `:id` is
 * a demo listing.
 */
const SCREENS = [
  { name: 'results', path: '/category/camera', bytes: 199_500, scripts: 29 },
  { name: 'search', path: '/search', bytes: 198_600, scripts: 28 },
  { name: 'item', path: '/item/:id', bytes: 228_500, scripts: 40 },
  { name: 'contact form', path: '/contact/:id', bytes: 205_500, scripts: 38 },
  {
    name: 'bookings',
    path: '/dashboard?show=bookings',
    member: 'Ila Verma',
    bytes: 214_000,
    scripts: 48,
  },
  {
    name: 'inbox',
    path: '/dashboard?show=messages',
    member: 'Ila Verma',
    bytes: 189_000,
    scripts: 34,
  },
  { name: 'dashboard', path: '/dashboard', member: 'Ila Verma', bytes: 224_000, scripts: 52 },
  {
    name: 'listing form',
    path: '/create-listing',
    member: 'Ila Verma',
    bytes: 228_000,
    scripts: 50,
  },
  { name: 'profile', path: '/profile/edit', member: 'Ila Verma', bytes: 234_500, scripts: 53 },
  { name: 'documents', path: '/admin', demoUser: 'admin', bytes: 217_000, scripts: 45 },
  {
    name: 'administration',
    path: '/admin?area=reports',
    demoUser: 'admin',
    // Reports of other tests in the list may show two more icons.
    bytes: 198_500,
    scripts: 36,
  },
]

describe('the weight of the first page', () => {
  test(
    'is less than 165 kB of gzipped scripts on a guest’s home page',
    { tags: ['main'] },
    async ({ newUser }) => {
      const { page } = await newUser()
      const sizes = await filesOf(page, '/')
      expect(sizes.length).toBeGreaterThan(3)
      const { total, list } = sum(sizes)
      expect(total, list).toBeLessThan(MAX_SCRIPT)
    }
  )

  test('is less than 208 kB of fonts on a guest’s home page in Hindi', async ({ newUser }) => {
    const { page } = await newUser()
    const { total, list } = sum(await filesOf(page, '/?lang=hi', '.woff2'))
    expect(list).toContain('devanagari_text')
    expect(total, list).toBeLessThan(MAX_HINDI_FONTS)
  })

  test.for(SCREENS)(
    'is at most $bytes bytes in $scripts scripts on the screen $name',
    async ({ path, bytes, scripts, ...person }, { newUser }) => {
      const { page } = await newUser(person)
      const sizes = await filesOf(page, path.replace(':id', (await demoCamera()).id))
      const { total, list } = sum(sizes)
      expect(total, list).toBeLessThan(bytes)
      expect(sizes.length, list).toBeLessThanOrEqual(scripts)
    }
  )

  test.for([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ] as const)(
    'is served to a browser that accepts %s with the encoding %s',
    async ([reads, encoding]) => {
      const page = await (await fetch(inject('app'))).text()
      const [, path] = /src="(\/assets\/[^"]+\.js)"/.exec(page)!
      const response = await fetch(new URL(path!, inject('app')), {
        headers: { 'accept-encoding': reads },
      })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toMatch(/import|export/)
    }
  )

  test('includes an HTML page that the browser revalidates on every request', async () => {
    const { headers } = await fetch(inject('app'))
    expect(headers.get('cache-control')).toBe('no-cache')
  })
})

type Size = { url: string; bytes: number }

/** The scripts, or files with another ending, that a page loads without a press, also when it is scrolled to its end. */
async function filesOf(page: TestUser['page'], path: string, ending = '.js'): Promise<Size[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(ending)) files.add(request.url())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  return Promise.all([...files].map(gzippedSize))
}

function sum(sizes: Size[]) {
  return {
    total: sizes.reduce((total, { bytes }) => total + bytes, 0),
    list: sizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
  }
}

async function gzippedSize(url: string): Promise<Size> {
  const file = await (await fetch(url)).arrayBuffer()
  return { url, bytes: gzipSync(file, { level: 9 }).length }
}
