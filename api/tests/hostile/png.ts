import { crc32 } from 'node:zlib'
import { zippedZeros } from '#tests/hostile/zeros'

/** The signature of every PNG. */
export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const BYTES_PER_PIXEL: Record<number, number> = { 0: 1, 2: 3, 3: 1, 6: 4 }
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A chunk of a PNG, with its checksum or a wrong one. */
export function chunk(name: string, content: Buffer | string = '', isSound = true): Buffer {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(content as string, 'latin1')])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE((crc32(body) ^ (isSound ? 0 : 1)) >>> 0)
  return Buffer.concat([length, body, sum])
}

/** The header chunk of a PNG: dimensions, bit depth and colour type. */
export function head(width: number, height: number, bits = 8, colour = 2, interlace = 0): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width)
  content.writeUInt32BE(height, 4)
  content.set([bits, colour, 0, 0, interlace], 8)
  return chunk('IHDR', content)
}

/** Builds a PNG from chunks. */
export function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([PNG_SIGNATURE, ...chunks, chunk('IEND')])
}

/** A complete black PNG of any size; a few kilobytes decode to a hundred megapixels. */
export function blackPng(width: number, height: number, bits = 8, colour = 2, interlace = 0) {
  const pixel = (BYTES_PER_PIXEL[colour]! * bits) / 8
  const extents = interlace
    ? ADAM7.map(([x, y, stepX, stepY]) => [
        Math.ceil((width - x) / stepX),
        Math.ceil((height - y) / stepY),
      ])
    : [[width, height]]
  const bytes = extents.reduce((sum, [wide, high]) => sum + (wide! * pixel + 1) * high!, 0)
  return png(head(width, height, bits, colour, interlace), chunk('IDAT', zippedZeros(bytes)))
}
