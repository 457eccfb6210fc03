import type { HttpContext } from '@adonisjs/core/http'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/**
 * Closes the sockets of sessions that a sign-in ended, once its response is sent. A page asks who is signed in when its socket is
 * closed, and before the browser has the new cookie it would ask with the one of the ended session.
 */
export function closeSocketsAfterResponse({ response }: HttpContext, sessionIds: string[]): void {
  response.onFinish(() => closeSocketsOfSessions(sessionIds))
}
