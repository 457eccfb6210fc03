import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { realPictures, testPicture } from '#tests/hostile/real_pictures'

const ANIMATED = 0x02
const WITH_XMP = 0x04
const WITH_EXIF = 0x08

/** WebPs with a wrong canvas, an endless animation, or content beyond the picture. */
export async function webpTricks(): Promise<HostileFile[]> {
  const small = await testPicture(16, 16).webp().toBuffer()
  const pixels = small.subarray(12)
  const { webp } = await realPictures()
  return [
    ...all(422, 'image/webp', {
      'a canvas of 16,383 pixels square': riff(canvas(0, 16_383, 16_383), pixels),
      'a canvas of 268 megapixels that moves': riff(
        canvas(ANIMATED, 16_384, 16_384),
        part('ANIM', Buffer.alloc(6)),
        frame(pixels, 16_384)
      ),
      'movement without a picture': riff(canvas(ANIMATED, 16, 16), part('ANIM', Buffer.alloc(6))),
      'a canvas without a picture': riff(canvas(0, 16, 16)),
      'a picture that claims four gigabytes': withSize(webp, 16, 0xfffffff0),
      'no length': withSize(webp, 4, 0),
      'garbage for pixels': riff(part('VP8 ', Buffer.alloc(400, 9))),
      'garbage for lossless pixels': riff(part('VP8L', Buffer.alloc(400, 0x2f))),
      'only a name': Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
    }),
    ...all('clean', 'image/webp', {
      'frames that stand outside of the canvas': riff(
        canvas(ANIMATED, 16, 16),
        part('ANIM', Buffer.alloc(6)),
        frame(pixels, 4_000)
      ),
      'five thousand moving pictures': riff(
        canvas(ANIMATED, 16, 16),
        part('ANIM', Buffer.alloc(6)),
        ...Array<Buffer>(5_000).fill(frame(pixels, 16))
      ),
      'scripts for metadata': riff(
        canvas(WITH_XMP | WITH_EXIF, 16, 16),
        pixels,
        part('EXIF', Buffer.from(HIDDEN)),
        part('XMP ', Buffer.from(HIDDEN))
      ),
    }),
  ]
}

function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function riff(...parts: Buffer[]): Buffer {
  return part('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

function canvas(flags: number, width: number, height: number): Buffer {
  const content = Buffer.alloc(10)
  content[0] = flags
  content.writeUIntLE(width - 1, 4, 3)
  content.writeUIntLE(height - 1, 7, 3)
  return part('VP8X', content)
}

function frame(pixels: Buffer, side: number): Buffer {
  const size = Buffer.alloc(16)
  size.writeUIntLE(side - 1, 6, 3)
  size.writeUIntLE(side - 1, 9, 3)
  return part('ANMF', Buffer.concat([size, pixels]))
}

function withSize(webp: Buffer, at: number, size: number): Buffer {
  const bytes = Buffer.from(webp)
  bytes.writeUInt32LE(size, at)
  return bytes
}
