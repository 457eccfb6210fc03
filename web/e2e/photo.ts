import sharp from 'sharp'

/** A JPEG of a single colour, in the dimensions of a phone photo. */
export async function photo(
  name: string,
  background: string
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
