import { LIMITS } from '@saajha/contract/limits'
import { HeavyPictureError, UnreadablePictureError } from '#modules/media/errors'
import { PictureProcess } from '#modules/media/picture_process'

/** Its own, so that no member waits for the pictures that workers make. */
const inspection = new PictureProcess()

/**
 * Width and height in pixels of the picture in a file, found by decoding all of it. Throws for anything but a whole JPEG,
 * PNG or WebP of at most 40 megapixels.
 */
export async function inspectPicture(path: string): Promise<{ width: number; height: number }> {
  const task = { do: 'inspect', input: path, maxPixels: LIMITS.photoPixels } as const
  const extent = await inspection.run(task)
  if (extent === 'unreadable') throw new UnreadablePictureError()
  if (extent === 'too heavy') throw new HeavyPictureError()
  return extent
}
