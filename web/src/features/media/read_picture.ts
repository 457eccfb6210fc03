import { IMAGE_TYPES, LIMITS } from '@saajha/contract/limits'
import { redrawPicture } from '@/features/media/redraw_picture'
import { media } from '@/messages/media'
import { profilePicture } from '@/messages/profile_picture'

/** Maximum size of a chosen file; a file above the server's limit is compressed here. */
const CHOOSABLE_BYTES = 10 * 1024 * 1024

type Reading = { file: Blob } | { fieldError: { title: string; description: string } }

/**
 * Converts a chosen profile picture to an accepted type, pixels that the server takes and at most `maxBytes`, or returns the error
 * message.
 */
export async function readPicture(picked: File, maxBytes: number): Promise<Reading> {
  if (!picked.type.startsWith('image/')) {
    return rejected(media.invalidFileType, profilePicture.pictureTypeHint)
  }
  if (picked.size > CHOOSABLE_BYTES)
    return rejected(media.fileTooLarge, profilePicture.fileTooLargeHint)
  const isTaken = IMAGE_TYPES.some((type) => type === picked.type)
  try {
    const picture = await createImageBitmap(picked)
    if (isTaken && picked.size <= maxBytes && hasFewPixels(picture)) return { file: picked }
    const file = await redrawPicture(picture, maxBytes)
    return file ? { file } : rejected(media.fileTooLarge, profilePicture.fileTooLargeHint)
  } catch {
    return rejected(profilePicture.unreadable, profilePicture.unreadableHint)
  }
}

function hasFewPixels({ width, height }: ImageBitmap) {
  return width * height <= LIMITS.photoPixels && Math.max(width, height) <= LIMITS.photoSide
}

function rejected(title: string, description: string): Reading {
  return { fieldError: { title, description } }
}
