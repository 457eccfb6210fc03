import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { docsPage } from '#shared/docs/docs_page'
import { STYLE } from '#shared/docs/docs_style'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but the page's own style and the app's icon. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

router.get('/api/openapi.json', async ({ response }) =>
  response.type('application/json').send(await readDocument())
)

router.get('/api/docs', async ({ response }) =>
  response
    .header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    .type('html')
    .send(docsPage(JSON.parse(await readDocument())))
)

/** Written by `npm run openapi`, and kept beside the code it describes. */
function readDocument(): Promise<string> {
  return readFile(app.makePath('openapi.json'), 'utf8')
}
