import type { IncomingMessage } from 'node:http'
import { KEPT_SECONDS } from '#shared/http/kept_replies'

/**
 * Says that somebody just changed something: until the oldest kept reply is from after that, their reads come from the
 * database, whichever node they reach.
 */
export const WROTE_COOKIE = 'saajha_wrote'

export const WROTE_COOKIE_OPTIONS = { path: '/api', maxAge: KEPT_SECONDS, httpOnly: true } as const

/** Whether a request shows the mark of one who just wrote. */
export function justWrote({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(`${WROTE_COOKIE}=`) ?? false
}
