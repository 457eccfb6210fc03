import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redrawPicture } from '@/features/media/redraw_picture'

/** Aspect ratio 4:1, as a panorama. */
const panorama = { width: 8000, height: 2000 } as ImageBitmap
const pen = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() }

// Fake canvas whose JPEG has one byte per four pixels.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type
  ) {
    give(new Blob([new Uint8Array((this.width * this.height) / 4)], { type }))
  })
})
afterEach(() => vi.clearAllMocks())

const drawnSizes = () => pen.drawImage.mock.calls.map(([, , , width, height]) => [width, height])

test('a re-encoded picture keeps its aspect ratio and the largest size within the limit', async () => {
  const drawn = await redrawPicture(panorama, 200_000)
  expect(drawn?.type).toBe('image/jpeg')
  expect(drawn?.size).toBeLessThanOrEqual(200_000)
  expect(drawnSizes()).toEqual([
    [3200, 800],
    [1600, 400],
  ])
})

test('a re-encoded picture has at most the maximum length of its longest side', async () => {
  await redrawPicture(panorama, 10_000_000, 1600)
  expect(drawnSizes()).toEqual([[1600, 400]])
})

test('a small picture is not enlarged', async () => {
  await redrawPicture({ width: 300, height: 200 } as ImageBitmap, 200_000)
  expect(drawnSizes()).toEqual([[300, 200]])
})

test('a picture that exceeds the limit at its smallest size returns null', async () => {
  expect(await redrawPicture(panorama, 1000)).toBeNull()
  expect(drawnSizes()).toHaveLength(3)
})

test('a transparent picture is drawn on white', async () => {
  const fills: unknown[] = []
  pen.fillRect.mockImplementation((...area: number[]) => fills.push([pen.fillStyle, ...area]))
  pen.drawImage.mockImplementationOnce(() => fills.push('picture'))
  await redrawPicture({ width: 300, height: 200 } as ImageBitmap, 200_000)
  expect(fills).toEqual([['white', 0, 0, 300, 200], 'picture'])
})
