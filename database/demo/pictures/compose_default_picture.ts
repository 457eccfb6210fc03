import sharp from 'sharp'
import { composePicture } from './compose_picture.ts'

/** Draws the picture of listings without photos: a bicycle, as WebP of 640 x 480. */
export async function composeDefaultPicture(): Promise<Buffer> {
  const { full } = await composePicture({ object: 'bicycle', on: 'sage', setting: 'disc' })
  return sharp(full).resize(640, 480).webp({ quality: 78, effort: 6 }).toBuffer()
}
