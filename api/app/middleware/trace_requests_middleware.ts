import { SpanKind } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inSpan } from '#shared/operations/spans'

/**
 * Creates a span per request, named by its route, because URLs contain search terms and personal data. Ignores the trace
 * context of clients and always starts a new trace.
 */
export default class TraceRequestsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const method = ctx.request.method()
    return inSpan(
      method,
      { 'http.request.method': method, 'request.id': ctx.request.id() ?? '' },
      async (span) => {
        await next()
        const route = ctx.route?.pattern ?? 'file'
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': ctx.response.getStatus(),
        })
      },
      SpanKind.SERVER
    )
  }
}
