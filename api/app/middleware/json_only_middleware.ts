import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnsupportedMediaTypeError } from '#shared/http/errors/request_errors'

/** Rejects bodies that are compressed or not JSON with 415. Ignores the content type of a request without a body. */
export default class JsonOnlyMiddleware {
  async handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const { headers } = request.request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity'
    if (isCompressed || (hasBody && !request.is(['json']))) {
      throw new UnsupportedMediaTypeError()
    }
    return next()
  }
}
