import drive from '@adonisjs/drive/services/main'
import { LIMITS } from '@saajha/contract/limits'
import { MEDIA_KINDS, variantKey, type PictureKindName } from '#modules/media/media_kind'
import { PictureProcess } from '#modules/media/picture_process'
import { reaction } from '#shared/events/subscriber'

const workshop = new PictureProcess()

/** Makes the sizes in which people see a picture: turned upright, and without place, camera or any other metadata. */
export const makeImageVariants = reaction(
  'make_image_variants',
  {
    async 'media.uploaded'({ payload: { mediaId } }, trx) {
      const { rows } = await trx.rawQuery(
        `update media set state = 'ready' where id = ? returning kind, original_key as "originalKey"`,
        [mediaId]
      )
      // A picture that stands nowhere is swept away after a day.
      if (!rows[0]) return
      const { kind, originalKey } = rows[0] as { kind: PictureKindName; originalKey: string }
      const input = await drive.use().getBytes(originalKey)
      for (const { file, ...size } of MEDIA_KINDS[kind].sizes) {
        const task = { do: 'resize', input, maxPixels: LIMITS.photoPixels, ...size } as const
        const bytes = await workshop.run(task)
        if (typeof bytes === 'string') throw new Error(`A picture that was taken is ${bytes}`)
        await drive.use().put(variantKey(mediaId, file), bytes)
      }
    },
  },
  { queue: 'media' }
)
