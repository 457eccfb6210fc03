import type { IncomingMessage } from 'node:http'
import { CACHE_TTL_SECONDS } from '#shared/http/cache/response_cache'

/**
 * Marks a client that just wrote: it bypasses the response cache of every node until all cached responses are newer than
 * the write.
 */
export const WROTE_COOKIE = 'saajha_wrote'

export const WROTE_COOKIE_OPTIONS = {
  path: '/api',
  maxAge: CACHE_TTL_SECONDS,
  httpOnly: true,
} as const

/** Whether a request comes from a client with a recent write. */
export function hasRecentWrite({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(`${WROTE_COOKIE}=`) ?? false
}
