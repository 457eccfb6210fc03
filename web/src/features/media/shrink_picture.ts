import { redrawPicture } from '@/features/media/redraw_picture'

/**
 * The picture itself when it has at most `maxBytes`, else a smaller one. A picture that this browser cannot draw comes
 * back as it is, for the server to judge.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size <= maxBytes) return file
  try {
    return (await redrawPicture(await createImageBitmap(file), maxBytes)) ?? file
  } catch {
    return file
  }
}
