import sharp from 'sharp'

const SCAN = Buffer.from([0xff, 0xda])

/** A grey progressive JPEG whose last scan is repeated `scans` times; each repetition is valid. */
export async function manyScans(scans: number, width = 8_000, height = 4_999): Promise<Buffer> {
  const flat = sharp({ create: { width, height, channels: 3, background: '#777' } })
  const picture = await flat.toColourspace('b-w').jpeg({ mozjpeg: true }).toBuffer()
  const scan = picture.subarray(picture.lastIndexOf(SCAN), -2)
  const end = picture.subarray(-2)
  return Buffer.concat([picture.subarray(0, -2), ...Array<Buffer>(scans).fill(scan), end])
}
