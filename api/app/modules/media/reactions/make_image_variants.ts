import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { LIMITS } from '@saajha/contract/limits'
import { flushStoredFile } from '#modules/media/flush_stored_file'
import { MEDIA_KINDS, variantKey, type PictureKindName } from '#modules/media/media_kind'
import { PictureProcess } from '#modules/media/picture_process'
import type { PictureFailure } from '#modules/media/picture_program'
import { reaction } from '#shared/events/subscriber'

const workshop = new PictureProcess()
const maxPixels = LIMITS.photoPixels

/**
 * Makes the sizes in which people see a picture, turned upright, and without place, camera or any other metadata; of a
 * photo also what stands in its place until it has come. The original of a private picture goes once its size is on the
 * disk: what a crash leaves of it is swept away, for no row names it any more.
 */
export const makeImageVariants = reaction(
  'make_image_variants',
  {
    async 'media.uploaded'({ payload: { mediaId } }, trx) {
      const { rows } = await trx.rawQuery(
        `update media set state = 'ready' where id = ? returning kind, original_key as "originalKey"`,
        [mediaId]
      )
      // A picture that stands nowhere is swept away after a day; without an original, its sizes were made before.
      if (!rows[0]?.originalKey) return
      const { kind, originalKey } = rows[0] as { kind: PictureKindName; originalKey: string }
      const input = await drive.use().getBytes(originalKey)
      let smallest = input
      for (const { file, ...size } of MEDIA_KINDS[kind].sizes) {
        smallest = await workshop.run({ do: 'resize', input, maxPixels, ...size }).then(whole)
        await drive.use().put(variantKey(mediaId, file), smallest)
        if (MEDIA_KINDS[kind].isPrivate)
          await flushStoredFile(drive.use(), variantKey(mediaId, file))
      }
      if (MEDIA_KINDS[kind].isPrivate) {
        await trx.rawQuery('update media set original_key = null where id = ?', [mediaId])
        trx.after('commit', () => deleteOriginal(originalKey))
      }
      if (kind !== 'photo') return
      const blur = await workshop.run({ do: 'blur', input: smallest, maxPixels }).then(whole)
      await trx.rawQuery('update media set blur = ? where id = ?', [
        Buffer.from(blur).toString('base64'),
        mediaId,
      ])
    },
  },
  { queue: 'media' }
)

/** The sizes are made: what cannot be deleted now is swept away within an hour. */
async function deleteOriginal(key: string): Promise<void> {
  await drive
    .use()
    .delete(key)
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'media: original not deleted; left to the sweep')
    )
}

function whole(bytes: Uint8Array | PictureFailure): Uint8Array {
  if (typeof bytes === 'string') throw new Error(`A picture that was taken is ${bytes}`)
  return bytes
}
