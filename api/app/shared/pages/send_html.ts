import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

/** Low compression levels, because a page is rendered for every visit. */
const COMPRESS: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
}

/** Sends a page with the best compression that the browser accepts. */
export async function sendHtml({ request, response }: HttpContext, html: string): Promise<void> {
  response.type('html').vary('Accept-Encoding')
  const encoding = request.encoding(Object.keys(COMPRESS))
  const compress = encoding && COMPRESS[encoding]
  if (!compress) return response.send(html)
  response.header('Content-Encoding', encoding)
  response.send(await compress(html))
}
