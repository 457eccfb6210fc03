import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { LIMITS } from '@saajha/contract/limits'
import { MEDIA_KINDS, variantKey, type MediaKindName } from '#modules/media/media_kind'
import { reaction } from '#shared/events/subscriber'

/** Makes the sizes in which people see a picture: turned upright, and without place, camera or any other metadata. */
export const makeImageVariants = reaction(
  'make_image_variants',
  {
    async 'media.uploaded'({ payload: { mediaId } }, trx) {
      const { rows } = await trx.rawQuery(
        `update media set state = 'ready' where id = ? returning kind, original_key as "originalKey"`,
        [mediaId]
      )
      const { kind, originalKey } = rows[0] as { kind: MediaKindName; originalKey: string }
      const original = await drive.use().getBytes(originalKey)
      for (const variant of MEDIA_KINDS[kind].variants) {
        const bytes = await sharp(original, { limitInputPixels: LIMITS.photoPixels })
          .autoOrient()
          .resize(variant.width, variant.height, {
            fit: variant.crop ? 'cover' : 'inside',
            withoutEnlargement: !variant.crop,
          })
          .webp({ quality: variant.quality })
          .toBuffer()
        await drive.use().put(variantKey(mediaId, variant.file), bytes)
      }
    },
  },
  { queue: 'media' }
)
