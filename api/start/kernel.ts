import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import env from '#start/env'

/** The middleware of every request, in this order. Public reads run no other middleware. */
server.errorHandler(() => import('#exceptions/handler'))
server.use([
  ...(env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
    ? [() => import('#middleware/trace_requests_middleware')]
    : []),
  () => import('#middleware/cross_site_guard_middleware'),
  () => import('#middleware/web_files_middleware'),
])

/** Named middleware that routes opt in to, so that public reads do not run it. */
export const middleware = router.named({
  jsonOnly: () => import('#middleware/json_only_middleware'),
  json: () => import('@adonisjs/core/bodyparser_middleware'),
  readYourWrites: () => import('#middleware/read_your_writes_middleware'),
  sessionCookies: () => import('#middleware/session_cookies_middleware'),
  cookie: () => import('#middleware/session_cookie_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  visitor: () => import('@adonisjs/auth/initialize_auth_middleware'),
  member: () => import('#middleware/member_middleware'),
  administrator: () => import('#middleware/administrator_middleware'),
})
