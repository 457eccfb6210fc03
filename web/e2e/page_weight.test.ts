import { gzipSync } from 'node:zlib'
import { describe, expect, inject } from 'vitest'
import { test } from './fixtures.ts'

/** Maximum script size of a visitor's first page, in bytes of gzip. */
const MAX_SCRIPT = 165_000

describe('the weight of the first page', () => {
  test(
    'is less than 165 kB of gzipped scripts on a guest’s home page',
    { tags: ['main'] },
    async ({ newUser }) => {
      const { page } = await newUser()
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: 'Recently Listed' }).waitFor()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      const sizes = await Promise.all([...scripts].map(gzippedSize))
      expect(sizes.length).toBeGreaterThan(3)
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      const list = sizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
      expect(total, list).toBeLessThan(MAX_SCRIPT)
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

async function gzippedSize(url: string): Promise<{ url: string; bytes: number }> {
  const script = await (await fetch(url)).arrayBuffer()
  return { url, bytes: gzipSync(script, { level: 9 }).length }
}
