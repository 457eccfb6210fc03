import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#shared/http/errors/http_error'

/** Refuses bodies that are not JSON, or packed JSON; a call without a body may say what it likes about its type. */
export default class JsonOnlyMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
    if (isPacked || (hasBody && !request.is(['json']))) {
      throw new HttpError(415, 'This kind of content is not accepted here.')
    }
    return next()
  }
}
