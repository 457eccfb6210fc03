import type { HttpContext } from '@adonisjs/core/http'
import { openVariant, type OpenVariant } from '#modules/media/queries/open_variant'
import { rangeOf } from '#modules/media/range_of'

const FOR_EVER = 'public, max-age=31536000, immutable'
const NEVER = 'no-store'

/** Pictures and videos on their way out. */
export default class MediaController {
  async show(ctx: HttpContext) {
    const variant = await openVariant(ctx.params.id, ctx.params.file, null)
    if (variant) return send(ctx, variant, FOR_EVER)
    return ctx.response.header('Cache-Control', NEVER).redirect('/default-item.webp', false, 302)
  }

  async showPrivate(ctx: HttpContext) {
    const viewer = ctx.auth.getUserOrFail()
    ctx.response.header('Cross-Origin-Resource-Policy', 'same-origin')
    const variant = await openVariant(ctx.params.id, ctx.params.file, viewer)
    if (variant) return send(ctx, variant, NEVER)
    // No picture takes the place of somebody's document.
    return ctx.response
      .status(503)
      .header('Cache-Control', NEVER)
      .header('Retry-After', '1')
      .send({ message: 'This image is being prepared.' })
  }
}

/** A part where the browser asks for one, as it does to play a video. */
function send(
  { request, response }: HttpContext,
  { bytes, contentType }: NonNullable<OpenVariant>,
  cacheControl: string
) {
  response
    .header('Content-Type', contentType)
    .header('Cache-Control', cacheControl)
    .header('Accept-Ranges', 'bytes')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
  // Pictures are made here, videos are their senders' own bytes: those play in a page, and are no page.
  if (contentType.startsWith('video/')) response.header('Content-Disposition', 'attachment')
  const range = rangeOf(request.header('range'), bytes.length)
  if (!range) return response.send(Buffer.from(bytes))
  if (range === 'unsatisfiable') {
    return response
      .status(416)
      .header('Cache-Control', NEVER)
      .header('Content-Range', `bytes */${bytes.length}`)
      .send('')
  }
  return response
    .status(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(range.start, range.end + 1)))
}
