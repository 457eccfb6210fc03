import { redrawPicture } from '@/features/media/redraw_picture'

/**
 * Returns the picture unchanged if it has at most `maxBytes`, else a smaller JPEG. A picture that this browser cannot
 * decode is returned unchanged, for the server to validate.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size <= maxBytes) return file
  try {
    return (await redrawPicture(await createImageBitmap(file), maxBytes)) ?? file
  } catch {
    return file
  }
}
