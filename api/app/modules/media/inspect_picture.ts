import { LIMITS } from '@saajha/contract/limits'
import { PictureTooComplexError, UnreadablePictureError } from '#modules/media/errors'
import { runInspection } from '#modules/media/inspection'

/**
 * Returns the width and height in pixels of a picture, found by decoding all of it on the member's turn. Throws unless
 * it is a complete JPEG, PNG or WebP of at most 40 megapixels, and immediately if too many members wait.
 */
export async function inspectPicture(
  memberId: string,
  path: string
): Promise<{ width: number; height: number }> {
  const extent = await runInspection(memberId, {
    do: 'inspect',
    input: path,
    maxPixels: LIMITS.photoPixels,
  })
  if (extent === 'unreadable') throw new UnreadablePictureError()
  if (extent === 'too complex') throw new PictureTooComplexError()
  return extent
}
