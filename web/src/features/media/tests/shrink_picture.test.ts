import { beforeEach, expect, test, vi } from 'vitest'
import { redrawPicture } from '@/features/media/redraw_picture'
import { shrinkPicture } from '@/features/media/shrink_picture'

vi.mock('@/features/media/redraw_picture', () => ({ redrawPicture: vi.fn() }))

const file = new Blob(['picture'], { type: 'image/jpeg' })
const redrawn = new Blob(['jpeg'], { type: 'image/jpeg' })

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  vi.mocked(redrawPicture).mockReset().mockResolvedValue(redrawn)
})

test('a picture of exactly the maximum size is returned unchanged', async () => {
  expect(await shrinkPicture(file, file.size)).toBe(file)
  expect(redrawPicture).not.toHaveBeenCalled()
})

test('a picture above the maximum size is re-encoded within the limit', async () => {
  expect(await shrinkPicture(file, file.size - 1)).toBe(redrawn)
  expect(redrawPicture).toHaveBeenCalledWith({ width: 10, height: 10 }, file.size - 1)
})

test('a picture that stays too large after re-encoding is returned unchanged', async () => {
  vi.mocked(redrawPicture).mockResolvedValue(null)
  expect(await shrinkPicture(file, 3)).toBe(file)
})

test('a picture that the browser cannot decode is returned unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  expect(await shrinkPicture(file, 3)).toBe(file)
})
