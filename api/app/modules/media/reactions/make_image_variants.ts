import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { LIMITS } from '@saajha/contract/limits'
import { flushStoredFile } from '#modules/media/flush_stored_file'
import { MEDIA_KINDS, variantKey, type PictureKindName } from '#modules/media/media_kind'
import { PictureProcess } from '#modules/media/picture_process'
import type { PictureFailure } from '#modules/media/picture_program'
import { postponeStorageOutages } from '#modules/media/postpone_storage_outages'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { Postponed } from '#shared/outbox/postponed'

type Pending = { kind: PictureKindName; originalKey: string | null }

const variantWorker = new PictureProcess()
const maxPixels = LIMITS.photoPixels

/** A kind of a newer release waits so long for a worker of that release. */
const UNKNOWN_KIND_SECONDS = 60

/**
 * Makes the variants of a picture, upright and without metadata, and the placeholder of a photo. The original of a
 * private picture is deleted once its variants are on disk; the sweep removes an original that a crash leaves, since no
 * row names it.
 */
export const makeImageVariants = reaction(
  'make_image_variants',
  {
    async 'media.uploaded'({ payload: { mediaId } }, trx) {
      const [media] = await sql<Pending>(
        trx,
        `update media set state = 'ready' where id = $1 returning kind, original_key as "originalKey"`,
        [mediaId]
      )
      // No row: the sweep deleted an unused picture. No original: the variants exist already.
      if (!media?.originalKey) return
      const { kind, originalKey } = media
      if (!(kind in MEDIA_KINDS)) throw new Postponed(UNKNOWN_KIND_SECONDS)
      const input = await postponeStorageOutages(originalKey, () =>
        drive.use().getBytes(originalKey)
      )
      let smallest = input
      for (const { file, ...size } of MEDIA_KINDS[kind].sizes) {
        smallest = await variantWorker
          .run({ do: 'resize', input, maxPixels, ...size })
          .then(bytesOrThrow)
        const key = variantKey(mediaId, file)
        await postponeStorageOutages(key, () => drive.use().put(key, smallest))
        if (MEDIA_KINDS[kind].isPrivate) await flushStoredFile(drive.use(), key)
      }
      if (MEDIA_KINDS[kind].isPrivate) {
        await sql(trx, 'update media set original_key = null where id = $1', [mediaId])
        trx.after('commit', () => deleteOriginal(originalKey))
      }
      if (kind !== 'photo') return
      const placeholder = await variantWorker
        .run({ do: 'placeholder', input: smallest, maxPixels })
        .then(bytesOrThrow)
      await sql(trx, 'update media set blur = $1 where id = $2', [
        Buffer.from(placeholder).toString('base64'),
        mediaId,
      ])
    },
  },
  { queue: 'heavy' }
)

/** The variants exist: an original that cannot be deleted now is swept within an hour. */
async function deleteOriginal(key: string): Promise<void> {
  await drive
    .use()
    .delete(key)
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'media: original not deleted; left to the sweep')
    )
}

function bytesOrThrow(bytes: Uint8Array | PictureFailure): Uint8Array {
  if (typeof bytes === 'string') throw new Error(`An accepted picture is ${bytes}`)
  return bytes
}
