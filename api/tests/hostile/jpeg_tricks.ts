import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { manyScans } from '#tests/hostile/many_scans'
import { realPictures, testPicture } from '#tests/hostile/real_pictures'

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const COMMENT = 0xfe
const APP1 = 0xe1
const APP2 = 0xe2

/** JPEGs with wrong dimensions, excessive decoding time, or content beyond the picture. */
export async function jpegTricks(): Promise<HostileFile[]> {
  const { jpeg, progressive } = await realPictures()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const frameAs = (height: number, width: number) => {
    const bytes = Buffer.from(jpeg)
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
    return bytes
  }
  const withSegments = (...segments: Buffer[]) =>
    Buffer.concat([START, ...segments, jpeg.subarray(2)])
  const gps = await testPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: HIDDEN, ImageDescription: HIDDEN, Artist: "'; drop table users; --" },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 0/1' },
    })
    .toBuffer()
  return [
    ...all(422, 'image/jpeg', {
      'a frame of 65,535 pixels square': frameAs(65_535, 65_535),
      'a frame of 65,500 by 600': frameAs(600, 65_500),
      'no height': frameAs(0, 320),
      'no width': frameAs(240, 0),
      'a frame of 255 colours': changed(jpeg, frame + 9, 255),
      'no frame': Buffer.concat([jpeg.subarray(0, frame), jpeg.subarray(frame + 19)]),
      'no scan': Buffer.concat([jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))), END]),
      'twenty thousand scans': repeatedScans(progressive, 20_000),
      'forty megapixels in thirty thousand valid scans': await manyScans(30_000),
      'a hundred and one valid scans': await manyScans(99, 320, 240),
      'start and end': Buffer.concat([START, END]),
      'start': START,
      'everything but the last byte': jpeg.subarray(0, -1),
    }),
    ...all('clean', 'image/jpeg', {
      'a hundred valid scans': await manyScans(98, 320, 240),
      'twice as high as its pixels': frameAs(480, 320),
      'a comment that is a page': withSegments(segment(COMMENT, HIDDEN)),
      'eight megabytes of comments': withSegments(
        ...Array<Buffer>(128).fill(segment(COMMENT, HIDDEN.padEnd(65_000)))
      ),
      'metadata that point at themselves': withSegments(
        segment(APP1, `Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\x08${HIDDEN}`)
      ),
      'metadata that point outside': withSegments(
        segment(APP1, `Exif\0\0MM\0*\x7f\xff\xff\xff\0\x01${HIDDEN}`)
      ),
      'a script for metadata': withSegments(
        segment(APP1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${HIDDEN}</x:xmpmeta>`)
      ),
      'a colour profile that is none': withSegments(
        segment(APP2, `ICC_PROFILE\0\x01\x01${HIDDEN}`)
      ),
      'a colour profile in 255 parts': withSegments(
        ...Array.from({ length: 255 }, (_, at) =>
          segment(APP2, `ICC_PROFILE\0${String.fromCharCode(at + 1)}\xff${HIDDEN.repeat(100)}`)
        )
      ),
      'a location, a maker and a comment': gps,
    }),
  ]
}

function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = value
  return copy
}

/** Repeats the last scan of a picture: a small file with a long decoding time. */
function repeatedScans(progressive: Buffer, scans: number): Buffer {
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const fitting = Math.min(scans, Math.floor((9 * 1024 * 1024) / scan.length))
  return Buffer.concat([progressive.subarray(0, -2), ...Array<Buffer>(fitting).fill(scan), END])
}
