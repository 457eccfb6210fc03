import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { onCacheHit } from '#shared/http/cache/serve_from_cache'

/** Logs one line per request with its route. URLs are not logged, because they contain search terms and personal data. */
if (logger.isLevelEnabled('info')) {
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    ctx.logger.info(
      {
        method: ctx.request.method(),
        route: ctx.route?.pattern ?? 'file',
        status: ctx.response.response.statusCode,
        ms: Math.round(seconds * 1_000 + nanoseconds / 1e6),
      },
      'request completed'
    )
  })
  onCacheHit(({ id, seconds, ...hit }) => {
    const ms = Math.round(seconds * 1_000)
    logger.info({ request_id: id, ...hit, ms }, 'request completed')
  })
}
