import type { HttpRequest } from '@adonisjs/core/http'

/** The path of an address of this site, whether it was sent with the site in front or without; others stay as they are. */
export function relativePath(address: string, request: HttpRequest): string {
  const site = `${request.protocol()}://${request.host()}`
  return address.startsWith(`${site}/`) ? address.slice(site.length) : address
}
