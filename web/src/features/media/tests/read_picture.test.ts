import { beforeEach, expect, test, vi } from 'vitest'
import { readPicture } from '@/features/media/read_picture'
import { redrawPicture } from '@/features/media/redraw_picture'

vi.mock('@/features/media/redraw_picture', () => ({ redrawPicture: vi.fn() }))

const MEGABYTE = 1024 * 1024
const redrawn = new Blob(['jpeg'], { type: 'image/jpeg' })

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  vi.mocked(redrawPicture).mockReset().mockResolvedValue(redrawn)
})

const picture = (type: string) => new File(['picture'], 'me', { type })

test.each(['image/jpeg', 'image/png', 'image/webp'])(
  'a small picture of type %s is returned unchanged',
  async (type) => {
    const file = picture(type)
    expect(await readPicture(file, 1_000)).toEqual({ file })
    expect(redrawPicture).not.toHaveBeenCalled()
  }
)

test.each([
  ['image/gif', 1_000],
  ['image/heic', 1_000],
  ['image/jpeg', 3],
])('a picture of type %s for at most %d bytes is re-encoded', async (type, maxBytes) => {
  expect(await readPicture(picture(type), maxBytes)).toEqual({ file: redrawn })
})

test.each([
  ['50 megapixels', 8192, 6144],
  ['a side of 16,384 pixels', 16_384, 500],
])('a small file with %s is re-encoded', async (_, width, height) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height }))
  expect(await readPicture(picture('image/jpeg'), 1_000)).toEqual({ file: redrawn })
})

test('a picture that stays too large after re-encoding is rejected', async () => {
  vi.mocked(redrawPicture).mockResolvedValue(null)
  expect(await readPicture(picture('image/jpeg'), 3)).toMatchObject({
    fieldError: { title: 'File too large' },
  })
})

test('a picture of ten megabytes is re-encoded, and one of a byte more is rejected', async () => {
  const sized = (size: number) =>
    Object.defineProperty(picture('image/jpeg'), 'size', { value: size })
  expect(await readPicture(sized(10 * MEGABYTE), MEGABYTE)).toEqual({ file: redrawn })
  expect(await readPicture(sized(10 * MEGABYTE + 1), MEGABYTE)).toMatchObject({
    fieldError: { title: 'File too large' },
  })
})
