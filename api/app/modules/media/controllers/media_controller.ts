import type { HttpContext } from '@adonisjs/core/http'
import { openVariant, type OpenVariant } from '#modules/media/queries/open_variant'
import { rangeOf } from '#modules/media/range_of'

const FOR_EVER = 'public, max-age=31536000, immutable'
const NEVER = 'no-store'

/** Pictures and videos on their way out. */
export default class MediaController {
  async show(ctx: HttpContext) {
    return send(ctx, await openVariant(ctx.params.id, ctx.params.file, null), FOR_EVER)
  }

  async showPrivate(ctx: HttpContext) {
    const viewer = ctx.auth.getUserOrFail()
    return send(ctx, await openVariant(ctx.params.id, ctx.params.file, viewer), NEVER)
  }
}

/** A part where the browser asks for one, as it does to play a video. */
function send({ request, response }: HttpContext, variant: OpenVariant, cacheControl: string) {
  if (!variant) {
    return response.header('Cache-Control', NEVER).redirect('/default-item.webp', false, 302)
  }
  const { bytes, contentType } = variant
  response
    .header('Content-Type', contentType)
    .header('Cache-Control', cacheControl)
    .header('Accept-Ranges', 'bytes')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
  const range = rangeOf(request.header('range'), bytes.length)
  if (!range) return response.send(Buffer.from(bytes))
  return response
    .status(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(range.start, range.end + 1)))
}
