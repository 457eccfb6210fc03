import { SpanKind } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inSpan } from '#shared/operations/spans'

/**
 * One span per request, named by its route: what people search for and who they are stands in the address. A trace begins
 * here whatever a visitor says about one.
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
