import type { HttpRequest } from '@adonisjs/core/http'

/** Strips this site's origin from a URL; returns relative paths and URLs of other sites unchanged. */
export function relativePath(url: string, request: HttpRequest): string {
  const origin = `${request.protocol()}://${request.host()}`
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
