import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

type Screenshot = { src: string; sizes: string; type: string; form_factor: string; label: string }

const PUBLIC = 'public'

/** Browsers ignore screenshots with a longer side beyond this multiple of the shorter one. */
const MAX_RATIO = 2.3
const MAX_BYTES = 400_000

const { screenshots } = JSON.parse(
  await readFile(join(PUBLIC, 'manifest.webmanifest'), 'utf8')
) as { screenshots: Screenshot[] }

test('every screenshot of the manifest exists in its declared size', async () => {
  for (const { src, sizes, type } of screenshots) {
    const file = await readFile(join(PUBLIC, src))
    const { width, height, format } = await sharp(file).metadata()
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }, src).toEqual({ sizes, type })
  }
})

test.each(['narrow', 'wide'])('the %s screenshots have one shape that browsers accept', (form) => {
  const shapes = screenshots
    .filter(({ form_factor }) => form_factor === form)
    .map(({ sizes }) => sizes)
  expect(shapes.length).toBeGreaterThanOrEqual(2)
  expect(new Set(shapes).size).toBe(1)
  const sides = shapes[0]!.split('x').map(Number)
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(320)
  expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(MAX_RATIO)
})

test('the screenshots of the manifest are small and labelled', async () => {
  const files = await Promise.all(screenshots.map(({ src }) => readFile(join(PUBLIC, src))))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MAX_BYTES)
  expect(screenshots.filter(({ label }) => !label)).toEqual([])
})
