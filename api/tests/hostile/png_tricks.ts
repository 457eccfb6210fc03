import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { blackPng, chunk, head, png, PNG_SIGNATURE } from '#tests/hostile/png'
import { zippedZeros } from '#tests/hostile/zeros'

const MEGABYTE = 1024 * 1024
const PIXEL = chunk('IDAT', zippedZeros(4))
const BOMB = zippedZeros(2_000 * MEGABYTE)

/** PNGs that are decompression bombs, have wrong dimensions or an invalid structure. */
export function pngTricks(): HostileFile[] {
  return [
    ...all(422, 'image/png', {
      'a hundred megapixels': blackPng(10_000, 10_000),
      'a hundred megapixels in 16 bits, interlaced': blackPng(10_000, 10_000, 16, 6, 1),
      'forty-nine megapixels, interlaced': blackPng(7_000, 7_000, 8, 6, 1),
      '65,535 pixels square': png(head(65_535, 65_535), PIXEL),
      'as large as numbers go': png(head(0x7fffffff, 0x7fffffff), PIXEL),
      'larger than numbers go': png(head(0xffffffff, 0xffffffff), PIXEL),
      'one pixel wide, forty million high': blackPng(1, 40_000_000),
      'forty million pixels wide, one high': blackPng(40_000_000, 1),
      'one pixel wide, ten thousand high': blackPng(1, 10_000),
      'no width': png(head(0, 10), PIXEL),
      'no height': png(head(10, 0), PIXEL),
      'a canvas without pixels': png(head(4_000, 4_000)),
      'a canvas with too few pixels': png(head(4_000, 4_000), PIXEL),
      'no head': png(PIXEL),
      'pixels before the head': png(PIXEL, head(1, 1)),
      'a wrong checksum of the pixels': png(head(1, 1), chunk('IDAT', zippedZeros(4), false)),
      'three bits a pixel': png(head(1, 1, 3), PIXEL),
      'a colour type that is none': png(head(1, 1, 8, 5), PIXEL),
      'a palette that is not there': png(head(1, 1, 8, 3), PIXEL),
      'a chunk that claims two gigabytes': Buffer.concat([
        PNG_SIGNATURE,
        head(1, 1),
        Buffer.from('\x7f\xff\xff\xffIDAT', 'latin1'),
      ]),
      'pixels that are not zipped': png(head(40, 40), chunk('IDAT', HIDDEN)),
      'signature and nothing else': PNG_SIGNATURE,
    }),
    ...all('clean', 'image/png', {
      'two gigabytes of one pixel': png(head(1, 1), chunk('IDAT', BOMB)),
      'two gigabytes of zipped text': png(head(1, 1), chunk('zTXt', bomb('Comment\0\0')), PIXEL),
      'two gigabytes of zipped words': png(
        head(1, 1),
        chunk('iTXt', bomb('Comment\0\x01\0\0\0')),
        PIXEL
      ),
      'two gigabytes of colour profile': png(head(1, 1), chunk('iCCP', bomb('icc\0\0')), PIXEL),
      'twenty thousand comments': png(
        head(1, 1),
        ...Array<Buffer>(20_000).fill(chunk('tEXt', `Comment\0${HIDDEN}`)),
        PIXEL
      ),
      'a hundred thousand empty parts': png(
        head(1, 1),
        ...Array<Buffer>(100_000).fill(chunk('IDAT')),
        PIXEL
      ),
      'four thousand moving pictures': movingPng(4_000),
      'a script for metadata': png(
        head(1, 1),
        chunk('eXIf', `MM\0*\0\0\0\x08\0\0${HIDDEN}`),
        chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${HIDDEN}`),
        PIXEL
      ),
    }),
  ]
}

function bomb(name: string): Buffer {
  return Buffer.concat([Buffer.from(name, 'latin1'), BOMB])
}

function movingPng(frames: number): Buffer {
  const [control, turn] = [Buffer.alloc(8), Buffer.alloc(26)]
  control.writeUInt32BE(frames)
  turn.writeUInt32BE(1, 4)
  turn.writeUInt32BE(1, 8)
  const frame = Buffer.concat([
    chunk('fcTL', turn),
    chunk('fdAT', Buffer.concat([Buffer.alloc(4), zippedZeros(4)])),
  ])
  const moves = Array<Buffer>(frames).fill(frame)
  return png(head(1, 1), chunk('acTL', control), chunk('fcTL', turn), PIXEL, ...moves)
}
