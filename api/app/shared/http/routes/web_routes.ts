import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { pageNamed, productName } from '@saajha/contract/product_name'
import { WEB_ROUTES } from '@saajha/contract/web_routes'
import { HttpError } from '#shared/http/errors/http_error'
import { readBuiltPage } from '#shared/pages/built_page'
import { fillPage, type Filling } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'
import { sendHtml } from '#shared/pages/send_html'
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

/** What is nowhere: the app's own 404 page to a browser that opens it, JSON to a program and under /api. */
router.any('*', (ctx) => {
  const { request, response } = ctx
  const path = request.url()
  response.vary(['Accept', 'Sec-Fetch-Dest'])
  const isPage = request.method() === 'GET' && !/^\/api(\/|$)/.test(path)
  if (!isPage || (extname(path) !== '' && !isNavigation(ctx))) {
    throw new HttpError(404, 'There is nothing at this address.')
  }
  return sendPage(ctx, 404)
})

/** Whether a browser opens this path as a page; one that names what it is for asks for scripts and pictures too. */
function isNavigation({ request }: HttpContext): boolean {
  const purpose = request.header('sec-fetch-dest')
  if (purpose !== undefined) return purpose === 'document'
  return /\btext\/html\b/.test(request.header('accept') ?? '')
}

/** Where the app will be. */
const ROOT = '<div id="root">'

async function sendPage(ctx: HttpContext, status: 200 | 404) {
  const { response } = ctx
  const nonce = randomBytes(16).toString('base64url')
  response
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce))
  const built = await readBuiltPage()
  if (!built) return response.status(status === 200 ? 503 : status).send(NOT_BUILT)
  const name = productName(env.get('APP_NAME'))
  const page = pageNamed(built.html, name).replaceAll(NONCE_PLACEHOLDER, nonce)
  const said = describedPage(ctx)
  const scripts = built.scripts[ctx.route?.pattern ?? ''] ?? []
  const filling = said ? await fillPage(ctx, said, { name, scripts }) : null
  response.status(filling?.status ?? status)
  return sendHtml(ctx, filling ? filled(page, filling) : page)
}

/** What every page says of itself gives way to what this one does. */
const HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

function filled(page: string, { head, sight, body }: Filling): string {
  return page
    .replace(HEAD, () => head.text)
    .replace(ROOT, (root) => root + (sight?.text ?? ''))
    .replace('</body>', () => `${body.text}</body>`)
}
