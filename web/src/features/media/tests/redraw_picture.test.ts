import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redrawPicture } from '@/features/media/redraw_picture'

/** Four times as wide as high, as a panorama is. */
const panorama = { width: 8000, height: 2000 } as ImageBitmap
const pen = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() }

// A drawing of one byte per four pixels stands in for the browser's JPEG.
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

test('a picture keeps its shape and as much of its size as fits', async () => {
  const drawn = await redrawPicture(panorama, 200_000)
  expect(drawn?.type).toBe('image/jpeg')
  expect(drawn?.size).toBeLessThanOrEqual(200_000)
  expect(drawnSizes()).toEqual([
    [3200, 800],
    [1600, 400],
  ])
})

test('a small picture is not blown up', async () => {
  await redrawPicture({ width: 300, height: 200 } as ImageBitmap, 200_000)
  expect(drawnSizes()).toEqual([[300, 200]])
})

test('what does not even fit at its smallest is given up', async () => {
  expect(await redrawPicture(panorama, 1000)).toBeNull()
  expect(drawnSizes()).toHaveLength(3)
})

test('a picture is drawn on white, which shows where it is transparent', async () => {
  const fills: unknown[] = []
  pen.fillRect.mockImplementation((...area: number[]) => fills.push([pen.fillStyle, ...area]))
  pen.drawImage.mockImplementationOnce(() => fills.push('picture'))
  await redrawPicture({ width: 300, height: 200 } as ImageBitmap, 200_000)
  expect(fills).toEqual([['white', 0, 0, 300, 200], 'picture'])
})
