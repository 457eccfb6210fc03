import logger from '@adonisjs/core/services/logger'
import { UnknownMediaError } from '#modules/media/errors'
import { MEDIA_KINDS, mediaIdOf } from '#modules/media/media_kind'
import type { StoredFile } from '#modules/media/open_stored_file'
import { PictureProcess } from '#modules/media/picture_process'
import type { ShareImageContent } from '#modules/media/share_image/draw_share_image'
import type {
  ShareImageResults,
  ShareImageTask,
} from '#modules/media/share_image/share_image_program'
import { openVariant } from '#modules/media/queries/open_variant'

/** The words of a preview, and the address of the photo in it, or null for the brand's own picture. */
export type Preview = Omit<ShareImageContent, 'photo'> & { photoUrl: string | null }

const studio = new PictureProcess<ShareImageTask, ShareImageResults>({
  program: 'share_image/share_image_program',
})

/** Draws a JPEG of 1200 x 630 pixels, below 300 kB; null while its photo is not there, or when it could not be drawn. */
export async function drawShareImage({ photoUrl, ...words }: Preview): Promise<Uint8Array | null> {
  const photo = photoUrl ? await openPhoto(photoUrl) : null
  if (photoUrl && !photo) return null
  const bytes = await studio.run({ do: 'preview', ...words, photo })
  if (typeof bytes !== 'string') return bytes
  logger.error({ failure: bytes }, 'A preview could not be drawn')
  return null
}

async function openPhoto(url: string): Promise<Uint8Array | null> {
  try {
    const variant = await openVariant(mediaIdOf(url) ?? '', MEDIA_KINDS.photo.sizes[0].file, null)
    return variant && (await bytesOf(variant))
  } catch (error) {
    if (error instanceof UnknownMediaError || isUnreadFile(error)) return null
    throw error
  }
}

async function bytesOf({ size, read }: StoredFile): Promise<Uint8Array> {
  const copies: Buffer[] = []
  for await (const chunk of await read({ start: 0, end: size - 1 })) copies.push(Buffer.from(chunk))
  return Buffer.concat(copies)
}

/** As object storage and a local disk say that a file is not there. */
function isUnreadFile(error: unknown): boolean {
  const codes: unknown[] = ['E_CANNOT_GET_METADATA', 'ENOENT']
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}
