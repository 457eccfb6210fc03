import type { HttpContext } from '@adonisjs/core/http'
import { openPrivateFile } from '#modules/media/commands/open_private_file'
import { ImageNotReadyError } from '#modules/media/errors'
import { openVariant, type OpenVariant } from '#modules/media/queries/open_variant'
import { byteRange } from '#modules/media/storage/byte_range'
import { sendChunks } from '#modules/media/http/send_chunks'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const NO_STORE = 'no-store'

/** Serves pictures and videos. */
export default class MediaController {
  async show(ctx: HttpContext) {
    const variant = await openVariant(ctx.params.id as string, ctx.params.file as string, null)
    if (variant) return send(ctx, variant, IMMUTABLE)
    return ctx.response.header('Cache-Control', NO_STORE).redirect('/default-item.webp', false, 302)
  }

  async showPrivate(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const viewer = { id, isAdministrator: ctx.administratorRights === 'granted' }
    const variant = await openPrivateFile(
      ctx.params.id as string,
      ctx.params.file as string,
      viewer
    )
    if (variant) return send(ctx, variant, NO_STORE)
    // A private picture has no placeholder picture.
    throw new ImageNotReadyError({ retryAfterSeconds: 1 })
  }
}

/** Sends a file, or the requested range of it. Browsers use ranges to play a video. */
async function send(
  { request, response }: HttpContext,
  { size, contentType, read }: NonNullable<OpenVariant>,
  cacheControl: string
) {
  const isHead = request.method() === 'HEAD'
  const range = isHead ? null : byteRange(request.header('range'), size)
  const { start, end } = range && range !== 'unsatisfiable' ? range : { start: 0, end: size - 1 }
  const hasBody = !isHead && range !== 'unsatisfiable' && size > 0
  const chunks = hasBody ? await read({ start, end }) : null
  response
    .header('Content-Type', contentType)
    .header('Cache-Control', cacheControl)
    .header('Accept-Ranges', 'bytes')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
  // Pictures are made by the server. Videos are bytes of their uploader and must never open as a page.
  if (contentType.startsWith('video/')) response.header('Content-Disposition', 'attachment')
  if (range === 'unsatisfiable') {
    return response
      .status(416)
      .header('Cache-Control', NO_STORE)
      .header('Content-Range', `bytes */${size}`)
      .send('')
  }
  response.header('Content-Length', String(end - start + 1))
  if (range) response.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`)
  if (!chunks) return
  response.relayHeaders()
  await sendChunks(response.response, chunks)
}
