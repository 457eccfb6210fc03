import { PHOTO_WIDTHS } from '@saajha/contract/media'
import { redrawPicture } from '@/features/media/redraw_picture'

/** The longest side of the server's largest variant, in pixels. */
const MAX_SIDE = PHOTO_WIDTHS.full

/** A smaller file is not worth decoding. */
const SMALL_BYTES = 300 * 1024

let lastShrink: Promise<unknown> = Promise.resolve()

/**
 * Returns an upright JPEG of at most 1,600 x 1,600 pixels and `maxBytes`, or the file unchanged if it is already small or
 * this browser cannot decode it. Pictures are decoded one at a time, since one of 40 megapixels takes 160 MB.
 * Throws the reason of the signal if it is aborted before the picture's turn.
 */
export function shrinkPicture(file: Blob, maxBytes: number, signal?: AbortSignal): Promise<Blob> {
  const shrink = lastShrink.then(() => shrinkNow(file, maxBytes, signal))
  lastShrink = shrink.catch(() => {})
  return shrink
}

async function shrinkNow(file: Blob, maxBytes: number, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted()
  if (file.size <= Math.min(SMALL_BYTES, maxBytes)) return file
  try {
    const picture = await createImageBitmap(file)
    try {
      const isSmall = Math.max(picture.width, picture.height) <= MAX_SIDE && file.size <= maxBytes
      const redrawn = isSmall ? null : await redrawPicture(picture, maxBytes, MAX_SIDE)
      return redrawn && redrawn.size < file.size ? redrawn : file
    } finally {
      picture.close()
    }
  } catch {
    return file
  }
}
