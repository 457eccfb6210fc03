import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { pageNamed, productName } from '@saajha/contract/product_name'
import { WEB_ROUTES } from '@saajha/contract/web_routes'
import { Refusal } from '#shared/http/refusal'
import env from '#start/env'

const NOT_BUILT =
  'The web app is not built yet: run `npm run build`, or open the address that `npm run dev` prints.'

/** What the build writes where a page's nonce belongs. */
const NONCE_PLACEHOLDER = 'nonce-of-the-page'

/**
 * Scripts are the app's own files alone. Styles too, and those that the app itself puts into the page, as dialogs do to
 * lock its scrolling: they show the page's nonce.
 */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

for (const path of WEB_ROUTES) router.get(path, (ctx) => sendPage(ctx, 200))

/** Unknown calls are JSON, missing files are plain, and any other path is the app's own 404 page. */
router.any('*', (ctx) => {
  const path = ctx.request.url()
  const isPage =
    ctx.request.method() === 'GET' && !/^\/api(\/|$)/.test(path) && extname(path) === ''
  if (!isPage) throw new Refusal(404, 'There is nothing at this address.')
  return sendPage(ctx, 404)
})

async function sendPage({ response }: HttpContext, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64url')
  response
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce))
  const page = await readFile(app.makePath('..', 'web', 'dist', 'index.html'), 'utf8').catch(
    () => null
  )
  if (page === null) return response.status(status === 200 ? 503 : status).send(NOT_BUILT)
  const named = pageNamed(page, productName(env.get('APP_NAME')))
  response.status(status).type('html').send(named.replaceAll(NONCE_PLACEHOLDER, nonce))
}
