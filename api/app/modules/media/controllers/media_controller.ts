import type { HttpContext } from '@adonisjs/core/http'
import { openVariant } from '#modules/media/queries/open_variant'

/** Pictures on their way out. */
export default class MediaController {
  async show({ params, response }: HttpContext) {
    const variant = await openVariant(params.id, params.file)
    if (!variant) {
      return response.header('Cache-Control', 'no-store').redirect('/default-item.webp', false, 302)
    }
    response
      .header('Content-Type', 'image/webp')
      .header('Content-Length', String(variant.size))
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
    return response.stream(variant.bytes)
  }
}
