import { extname } from 'node:path'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { WEB_ROUTES } from '@saajha/contract/web_routes'
import { Refusal } from '#shared/http/refusal'

const NOT_BUILT =
  'The web app is not built yet: run `npm run build`, or open the address that `npm run dev` prints.'

/** Scripts are the app's own files alone; styles may stand in the page, because dialogs lock its scrolling that way. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE_HEADERS = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
] as const

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
  for (const [name, value] of PAGE_HEADERS) response.header(name, value)
  const page = await readFile(app.makePath('..', 'web', 'dist', 'index.html'), 'utf8').catch(
    () => null
  )
  if (page === null) return response.status(status === 200 ? 503 : status).send(NOT_BUILT)
  response.status(status).type('html').send(page)
}
