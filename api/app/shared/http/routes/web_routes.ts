import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { ALL_PAGES } from '@saajha/contract/pages'
import { markPageSettings } from '@saajha/contract/page_settings'
import { replaceNameInHtml, productName } from '@saajha/contract/product_name'
import { NotFoundError } from '#shared/http/errors/request_errors'
import { readBuiltPage, type BuiltPage } from '#shared/pages/built_page'
import { fillPage, type PageContent } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'
import { DEFAULT_HEAD, pageInHindi } from '#shared/pages/page_in_hindi'
import { pageLanguage } from '#shared/pages/page_language'
import { sendHtml } from '#shared/pages/send_html'
import { sharedSettings } from '#shared/settings'

const NOT_BUILT =
  'The web app is not built yet: run `npm run build`, or open the URL that `npm run dev` prints.'

/** The placeholder of the nonce in the built page. */
const NONCE_PLACEHOLDER = 'nonce-of-the-page'

/**
 * Allows scripts and styles from the app's own files only. Inline styles need the page's nonce; dialogs use one to lock
 * scrolling.
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

for (const { path } of ALL_PAGES) router.get(path, (ctx) => sendPage(ctx, 200))

/** Unknown URLs: the app's 404 page for a navigation, a JSON 404 for other requests and under /api. */
router.any('*', (ctx) => {
  const { request, response } = ctx
  const path = request.url()
  response.vary(['Accept', 'Sec-Fetch-Dest'])
  const isPage = request.method() === 'GET' && !/^\/api(\/|$)/.test(path)
  if (!isPage || (extname(path) !== '' && !isNavigation(ctx))) {
    throw new NotFoundError()
  }
  return sendPage(ctx, 404)
})

/** Whether a browser navigates to this path. `Sec-Fetch-Dest` takes precedence, as `Accept` also allows HTML for assets. */
function isNavigation({ request }: HttpContext): boolean {
  const purpose = request.header('sec-fetch-dest')
  if (purpose !== undefined) return purpose === 'document'
  return /\btext\/html\b/.test(request.header('accept') ?? '')
}

/** The element into which the app renders. */
const ROOT = '<div id="root">'

async function sendPage(ctx: HttpContext, status: 200 | 404) {
  const { response } = ctx
  const nonce = randomBytes(16).toString('base64url')
  response
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce))
  const built = await readBuiltPage()
  if (!built) return response.status(status === 200 ? 503 : status).send(NOT_BUILT)
  const settings = sharedSettings()
  const name = productName(settings.appName)
  const html = markPageSettings(built.html, settings.pageSettings)
  const english = replaceNameInHtml(html, name).replaceAll(NONCE_PLACEHOLDER, nonce)
  const language = pageLanguage(ctx)
  const page = language === 'hi' ? pageInHindi(english, name, built.hindi) : english
  const description = describedPage(ctx, language)
  const scripts = scriptsOf(built, ctx)
  const context = { name, language, scripts }
  const content = description ? await fillPage(ctx, description, context) : null
  response.status(content?.status ?? status).vary('Cookie')
  if (content?.isPersonal) response.header('Cache-Control', 'no-store')
  return sendHtml(ctx, content ? withContent(page, content) : page)
}

/** The additional scripts of the requested page, or of the part of it that its parameters show. */
function scriptsOf({ scripts }: BuiltPage, { route, request }: HttpContext): string[] {
  const pattern = route?.pattern ?? ''
  const parameters = request.parsedUrl.query?.split('&') ?? []
  const shown = parameters.map(
    (parameter) =>
      scripts[`${pattern}?${parameter}`] ?? scripts[`${pattern}?${parameter.split('=')[0]}`]
  )
  return shown.find((part) => part !== undefined) ?? scripts[pattern] ?? []
}

function withContent(page: string, { head, shell, body }: PageContent): string {
  return page
    .replace(DEFAULT_HEAD, () => head.text)
    .replace(ROOT, (root) => root + (shell?.text ?? ''))
    .replace('</body>', () => `${body.text}</body>`)
}
