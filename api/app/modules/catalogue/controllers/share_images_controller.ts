import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { openShareImage } from '#modules/catalogue/commands/open_share_image'
import { limitShareImages } from '#modules/catalogue/limits'
import { SITE_PICTURE } from '#modules/catalogue/pages/site_picture'
import { shareImageOf } from '#modules/catalogue/share_image'
import { getItem } from '#modules/catalogue/queries/get_item'

/** A day: a listing that was taken down is not shown for longer, wherever a copy is kept. */
const KEPT = 'public, max-age=86400'

/** The pictures that messengers show of listings. */
export default class ShareImagesController {
  /** The preview as it is now; an address of another one, whether it ever was or not, leads to it and draws nothing. */
  async show({ params, request, response }: HttpContext) {
    const { json } = await getItem(params.id)
    const preview = shareImageOf(JSON.parse(json) as Item)
    if (params.file !== preview.file) {
      return response.header('Cache-Control', 'no-cache').redirect(preview.path, false, 302)
    }
    const bytes = await openShareImage(preview, () => limitShareImages(request.ip()))
    if (!bytes) {
      return response.header('Cache-Control', 'no-store').redirect(SITE_PICTURE.path, false, 302)
    }
    return response
      .header('Content-Type', SITE_PICTURE.type)
      .header('Cache-Control', KEPT)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes))
  }
}
