import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { serviceWorker } from '../../service_worker_file'

// In a jsdom test, the URL of a module is not a file URL.
vi.mock('node:url', () => ({ fileURLToPath: ({ pathname }: URL) => pathname }))
vi.mock('vite', () => ({ build: vi.fn() }))
vi.mock('node:fs/promises', () => ({ readdir: vi.fn(), readFile: vi.fn(), writeFile: vi.fn() }))

const ASSETS = [
  'password_strength-1.js',
  'start-1.js',
  'style-1.css',
  'face-1.woff2',
  'start-1.js.br',
]
const TOP = ['index.html', 'first_paint.js', 'default-item.webp', 'icon.svg', 'robots.txt']
let logo = 'an icon'

beforeEach(() => {
  vi.mocked(build).mockReset()
  vi.mocked(readdir).mockImplementation((async (folder: string) =>
    basename(folder) === 'assets' ? ASSETS : TOP) as never)
  vi.mocked(readFile).mockImplementation((async (path: string) =>
    Buffer.from(path.endsWith('icon.svg') ? logo : basename(path))) as never)
})

/** Builds the worker and returns the manifest that the build injects. */
async function buildWorker() {
  await (serviceWorker().closeBundle as () => Promise<void>)()
  const define = vi.mocked(build).mock.lastCall![0]!.define as Record<string, string>
  const files = JSON.parse(define.APP_FILES!) as { url: string; revision: string | null }[]
  return { files, version: define.APP_VERSION }
}

test('the worker precaches every script, style and picture of the build but the dictionary of passwords, and hashed names need no revision', async () => {
  const { files } = await buildWorker()
  expect(files.map(({ url, revision }) => [url, revision === null])).toEqual([
    ['/assets/start-1.js', true],
    ['/assets/style-1.css', true],
    ['/default-item.webp', false],
    ['/first_paint.js', false],
    ['/icon.svg', false],
  ])
})

test('a changed file without a hash in its name changes its revision and the version', async () => {
  const before = await buildWorker()
  logo = 'another icon'
  const after = await buildWorker()
  expect(after.files.at(-1)!.revision).not.toBe(before.files.at(-1)!.revision)
  expect(after.files[2]).toEqual(before.files[2])
  expect(after.version).not.toBe(before.version)
})

test('the worker is written with its compressed copies', async () => {
  await buildWorker()
  const written = Object.fromEntries(
    vi
      .mocked(writeFile)
      .mock.calls.map(([path, content]) => [basename(path as string), content as Buffer])
  )
  expect(brotliDecompressSync(written['sw.js.br']!).toString()).toBe('sw.js')
  expect(gunzipSync(written['sw.js.gz']!).toString()).toBe('sw.js')
})
