import type { IncomingMessage } from 'node:http'
import { CACHE_TTL_SECONDS } from '#shared/http/cache/response_cache'

/**
 * Says that somebody just changed something: until the oldest kept reply is from after that, their reads come from the
 * database, whichever node they reach.
 */
export const WROTE_COOKIE = 'saajha_wrote'

export const WROTE_COOKIE_OPTIONS = {
  path: '/api',
  maxAge: CACHE_TTL_SECONDS,
  httpOnly: true,
} as const

/** Whether a request shows the mark of one who just wrote. */
export function hasRecentWrite({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(`${WROTE_COOKIE}=`) ?? false
}
