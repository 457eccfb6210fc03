import sharp from 'sharp'
import { LIMITS } from '@saajha/contract/limits'
import { UnreadablePictureError } from '#modules/media/errors'

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Width and height in pixels of a picture, found by decoding all of it: a name or a header proves nothing. Throws for
 * anything but a whole JPEG, PNG or WebP of at most 40 megapixels.
 */
export async function inspectPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!FORMATS.has(format)) throw new UnreadablePictureError()
    await picture.stats()
    return { width, height }
  } catch {
    throw new UnreadablePictureError()
  }
}
