import { IMAGE_TYPES } from '@saajha/contract/limits'
import { redrawPicture } from '@/features/media/redraw_picture'
import { media } from '@/messages/media'

/** What people may choose from; anything beyond the server's limit is made smaller here. */
const CHOOSABLE_BYTES = 10 * 1024 * 1024

type Reading = { file: Blob } | { fieldError: { title: string; description: string } }

/** A chosen profile picture as the server takes it (its types, at most `maxBytes`), or why it cannot be one. */
export async function readPicture(picked: File, maxBytes: number): Promise<Reading> {
  if (!picked.type.startsWith('image/')) {
    return rejected(media.invalidFileType, media.pictureTypeHint)
  }
  if (picked.size > CHOOSABLE_BYTES) return rejected(media.fileTooLarge, media.fileTooLargeHint)
  const isTaken = IMAGE_TYPES.some((type) => type === picked.type)
  try {
    const picture = await createImageBitmap(picked)
    if (isTaken && picked.size <= maxBytes) return { file: picked }
    const file = await redrawPicture(picture, maxBytes)
    return file ? { file } : rejected(media.fileTooLarge, media.fileTooLargeHint)
  } catch {
    return rejected(media.unreadable, media.unreadableHint)
  }
}

function rejected(title: string, description: string): Reading {
  return { fieldError: { title, description } }
}
