import sharp from 'sharp'

/** A photo as a phone takes it: a JPEG with a colour of its own. */
export async function photo(
  name: string,
  background: string
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
