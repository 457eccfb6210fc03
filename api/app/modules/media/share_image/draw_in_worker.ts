import logger from '@adonisjs/core/services/logger'
import { UnknownMediaError } from '#modules/media/errors'
import { MEDIA_KINDS, mediaIdOf } from '#modules/media/rules/media_kind'
import type { StoredFile } from '#modules/media/storage/open_stored_file'
import { WorkerProcess } from '#modules/media/decoder/worker_process'
import type { ShareImageContent } from '#modules/media/share_image/draw_share_image'
import type {
  ShareImageResults,
  ShareImageTask,
} from '#modules/media/share_image/share_image_worker'
import { openVariant } from '#modules/media/queries/open_variant'
import type { SqlClient } from '#shared/database/sql'

/** The texts of a share image, and its photo's URL, or null for the brand's picture. */
type ShareImageSource = Omit<ShareImageContent, 'photo'> & { photoUrl: string | null }

const shareImageWorker = new WorkerProcess<ShareImageTask, ShareImageResults>({
  program: '../share_image/share_image_worker',
})

/** Draws a JPEG of 1200 x 630 pixels below 300 kB. Returns null if the photo is not ready or drawing fails. */
export async function drawShareImage(
  { photoUrl, ...texts }: ShareImageSource,
  client?: SqlClient
): Promise<Uint8Array | null> {
  const photo = photoUrl ? await openPhoto(photoUrl, client) : null
  if (photoUrl && !photo) return null
  return drawShareImageWith({ ...texts, photo })
}

/** Draws the same with a WebP picture that the product created. Returns null if drawing fails. */
export async function drawShareImageWith(content: ShareImageContent): Promise<Uint8Array | null> {
  const bytes = await shareImageWorker.run({ do: 'draw', ...content })
  if (typeof bytes !== 'string') return bytes
  logger.error({ failure: bytes }, 'share image not drawn; no image returned')
  return null
}

async function openPhoto(url: string, client?: SqlClient): Promise<Uint8Array | null> {
  try {
    const { file } = MEDIA_KINDS.photo.sizes[0]
    const variant = await openVariant(mediaIdOf(url) ?? '', file, null, client)
    return variant && (await bytesOf(variant))
  } catch (error) {
    if (error instanceof UnknownMediaError || isMissingFile(error)) return null
    throw error
  }
}

async function bytesOf({ size, read }: StoredFile): Promise<Uint8Array> {
  const copies: Buffer[] = []
  for await (const chunk of await read({ start: 0, end: size - 1 })) copies.push(Buffer.from(chunk))
  return Buffer.concat(copies)
}

/** The error codes of object storage and a local disk for a missing file. */
function isMissingFile(error: unknown): boolean {
  const codes: unknown[] = ['E_CANNOT_GET_METADATA', 'ENOENT']
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}
