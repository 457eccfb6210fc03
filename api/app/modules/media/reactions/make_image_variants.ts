import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { LIMITS } from '@saajha/contract/limits'
import { MEDIA_KINDS, variantKey, type PictureKindName } from '#modules/media/media_kind'
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
      const { kind, originalKey } = rows[0] as { kind: PictureKindName; originalKey: string }
      const original = await drive.use().getBytes(originalKey)
      for (const size of MEDIA_KINDS[kind].sizes) {
        const bytes = await sharp(original, { limitInputPixels: LIMITS.photoPixels })
          .autoOrient()
          .resize(size.width, size.height, {
            fit: size.crop ? 'cover' : 'inside',
            withoutEnlargement: !size.crop,
          })
          .webp({ quality: size.quality })
          .toBuffer()
        await drive.use().put(variantKey(mediaId, size.file), bytes)
      }
    },
  },
  { queue: 'media' }
)
