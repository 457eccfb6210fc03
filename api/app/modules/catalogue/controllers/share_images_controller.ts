import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { openShareImage } from '#modules/catalogue/commands/open_share_image'
import { limitShareImages } from '#modules/catalogue/limits'
import { SITE_PICTURE } from '#modules/catalogue/pages/site_picture'
import { shareImageOf } from '#modules/catalogue/share_image'
import { getItem } from '#modules/catalogue/queries/get_item'

/** One day, the longest that caches may show the image of a deleted listing. */
const CACHE_CONTROL = 'public, max-age=86400'

/** The share images (Open Graph) of listings. */
export default class ShareImagesController {
  /** Sends the current share image. Every other file name redirects to it without drawing anything. */
  async show({ params, request, response }: HttpContext) {
    const { json } = await getItem(params.id as string)
    const shareImage = shareImageOf(JSON.parse(json) as Item)
    if (params.file !== shareImage.file) {
      return response.header('Cache-Control', 'no-cache').redirect(shareImage.path, false, 302)
    }
    const bytes = await openShareImage(shareImage, () => limitShareImages(request.ip()))
    if (!bytes) {
      return response.header('Cache-Control', 'no-store').redirect(SITE_PICTURE.path, false, 302)
    }
    return response
      .header('Content-Type', SITE_PICTURE.type)
      .header('Cache-Control', CACHE_CONTROL)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes))
  }
}
