import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { toLanguage, type Language } from '@saajha/contract/language'
import { openShareImage } from '#modules/catalogue/storefront/open_share_image'
import { limitShareImages } from '#modules/catalogue/limits'
import { SITE_PICTURE } from '#modules/catalogue/storefront/pages/site_picture'
import {
  categoryShareImage,
  shareImageOf,
  type ShareImage,
} from '#modules/catalogue/storefront/share_image'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { getItem } from '#modules/catalogue/queries/get_item'
import { NotFoundError } from '#shared/http/errors/request_errors'

/** One day, the longest that caches may show the image of a deleted listing. */
const CACHE_CONTROL = 'public, max-age=86400'

/** The share images (Open Graph) of listings and categories. */
export default class ShareImagesController {
  show(ctx: HttpContext) {
    return sendOfListing(ctx, 'en')
  }

  showInLanguage(ctx: HttpContext) {
    return sendOfListing(ctx, toLanguage(ctx.params.language))
  }

  async showCategory(ctx: HttpContext) {
    const language = toLanguage(ctx.params.language)
    if (!language) throw new NotFoundError()
    const category = await getCategory(ctx.params.slug as string)
    return send(ctx, categoryShareImage(category, language))
  }
}

async function sendOfListing(ctx: HttpContext, language: Language | null) {
  if (!language) throw new NotFoundError()
  const { json } = await getItem(ctx.params.id as string)
  return send(ctx, shareImageOf(JSON.parse(json) as Item, language))
}

/** Sends the current share image. Every other file name redirects to it without drawing anything. */
async function send({ params, request, response }: HttpContext, shareImage: ShareImage) {
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
