import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { onCacheHit } from '#shared/http/cache/serve_from_cache'

/** One line per request. It names the route, not the address: what people search for and who they are stands there. */
if (logger.isLevelEnabled('info')) {
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    ctx.logger.info(
      {
        method: ctx.request.method(),
        route: ctx.route?.pattern ?? 'file',
        status: ctx.response.response.statusCode,
        ms: Math.round(seconds * 1_000 + nanoseconds / 1e6),
      },
      'A request was answered'
    )
  })
  onCacheHit(({ id, seconds, ...answer }) => {
    const ms = Math.round(seconds * 1_000)
    logger.info({ request_id: id, ...answer, ms }, 'A request was answered')
  })
}
