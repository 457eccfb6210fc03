import { sharedSettings } from '#shared/settings'

/** The origin of `PUBLIC_URL`; undefined if it is not set and this node is reached directly. */
export function publicOrigin(): string | undefined {
  return sharedSettings().publicOrigin
}

/** Whether the public origin uses https; enables secure cookies and HSTS. */
export function isHttps(): boolean {
  return sharedSettings().isHttps
}
