import type { HttpContext } from '@adonisjs/core/http'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'
import { BlockedMemberError } from '#modules/identity/errors'
import { rememberDevice } from '#modules/identity/http/known_device'
import { rememberNetwork } from '#modules/identity/known_network'
import type User from '#modules/identity/models/user'

/**
 * Signs a user in under a new session id, ends the visitor's previous session, and records the device and network.
 * Throws `BlockedMemberError` for a blocked member.
 */
export async function openSession(ctx: HttpContext, user: User): Promise<void> {
  if (user.blockedAt) throw new BlockedMemberError()
  const { auth, request, session } = ctx
  const previousId = session.sessionId
  session.clear()
  await auth.use('web').login(user)
  await session.tag(user.id)
  closeSocketsOfSession(previousId)
  rememberDevice(ctx, user.id)
  await rememberNetwork(user.id, request.ip())
}
