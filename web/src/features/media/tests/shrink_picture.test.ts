import { beforeEach, expect, test, vi } from 'vitest'
import { redrawPicture } from '@/features/media/redraw_picture'
import { shrinkPicture } from '@/features/media/shrink_picture'

vi.mock('@/features/media/redraw_picture', () => ({ redrawPicture: vi.fn() }))

const KB = 1024
const MAX_BYTES = 1000 * KB
const file = (kilobytes: number) =>
  new Blob([new Uint8Array(kilobytes * KB)], { type: 'image/png' })
const redrawn = new Blob(['jpeg'], { type: 'image/jpeg' })
const close = vi.fn()
const picture = { width: 2000, height: 900, close }

beforeEach(() => {
  Object.assign(picture, { width: 2000, height: 900 })
  close.mockReset()
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => picture)
  )
  vi.mocked(redrawPicture).mockReset().mockResolvedValue(redrawn)
})

test('a file of 300 KB is returned unchanged without being decoded', async () => {
  const small = file(300)
  expect(await shrinkPicture(small, MAX_BYTES)).toBe(small)
  expect(createImageBitmap).not.toHaveBeenCalled()
})

test.each([
  ['of 1,601 pixels', 1601, 400],
  ['above the maximum size', 1600, 1001],
])('a picture %s is re-encoded with at most 1,600 pixels', async (_, height, kilobytes) => {
  Object.assign(picture, { width: 900, height })
  expect(await shrinkPicture(file(kilobytes), MAX_BYTES)).toBe(redrawn)
  expect(redrawPicture).toHaveBeenCalledExactlyOnceWith(picture, MAX_BYTES, 1600)
  expect(close).toHaveBeenCalledOnce()
})

test('a picture of 1,600 pixels is returned unchanged', async () => {
  Object.assign(picture, { width: 1600, height: 1600 })
  const original = file(400)
  expect(await shrinkPicture(original, MAX_BYTES)).toBe(original)
  expect(redrawPicture).not.toHaveBeenCalled()
})

test.each([
  ['cannot be re-encoded within the limit', null],
  ['becomes larger', file(500)],
])('a picture that %s is returned unchanged', async (_, result) => {
  vi.mocked(redrawPicture).mockResolvedValue(result)
  const original = file(400)
  expect(await shrinkPicture(original, MAX_BYTES)).toBe(original)
})

test('a picture that the browser cannot decode is returned unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const original = file(400)
  expect(await shrinkPicture(original, MAX_BYTES)).toBe(original)
})

test('pictures are decoded one at a time', async () => {
  const finish: (() => void)[] = []
  vi.mocked(redrawPicture).mockImplementation(
    () => new Promise((resolve) => finish.push(() => resolve(redrawn)))
  )
  const both = Promise.all([
    shrinkPicture(file(400), MAX_BYTES),
    shrinkPicture(file(400), MAX_BYTES),
  ])
  await vi.waitFor(() => expect(finish).toHaveLength(1))
  expect(createImageBitmap).toHaveBeenCalledTimes(1)
  finish[0]!()
  await vi.waitFor(() => expect(finish).toHaveLength(2))
  finish[1]!()
  expect(await both).toEqual([redrawn, redrawn])
})

test('an aborted picture is not decoded, and the next one is', async () => {
  const signal = AbortSignal.abort()
  await expect(shrinkPicture(file(400), MAX_BYTES, signal)).rejects.toBe(signal.reason)
  expect(createImageBitmap).not.toHaveBeenCalled()
  expect(await shrinkPicture(file(400), MAX_BYTES)).toBe(redrawn)
})

test('a picture that cannot be redrawn is closed', async () => {
  vi.mocked(redrawPicture).mockRejectedValue(new Error('no memory'))
  const original = file(400)
  expect(await shrinkPicture(original, MAX_BYTES)).toBe(original)
  expect(close).toHaveBeenCalledOnce()
})
