import { LIMITS } from '@saajha/contract/limits'
import {
  PictureTooComplexError,
  PictureTooLargeError,
  UnreadablePictureError,
} from '#modules/media/errors'
import { runInspection, type Sender } from '#modules/media/decoder/inspection'

/**
 * Returns the width and height in pixels of a picture, found by decoding all of it on the sender's turn. Throws unless
 * it is a complete JPEG, PNG or WebP of at most 40 megapixels, and if too many members wait.
 */
export async function inspectPicture(
  sender: Sender,
  path: string
): Promise<{ width: number; height: number }> {
  const extent = await runInspection(sender, {
    do: 'inspect',
    input: path,
    maxPixels: LIMITS.photoPixels,
    maxSide: LIMITS.photoSide,
  })
  if (extent === 'unreadable') throw new UnreadablePictureError()
  if (extent === 'too large')
    throw new PictureTooLargeError({
      maxMegapixels: LIMITS.photoPixels / 1_000_000,
      maxSide: LIMITS.photoSide,
    })
  if (extent === 'too complex') throw new PictureTooComplexError()
  return extent
}
