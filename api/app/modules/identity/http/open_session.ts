import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { endSession } from '#modules/identity/commands/end_session'
import { startSession } from '#modules/identity/commands/start_session'
import { appealToken } from '#modules/identity/authentication/appeal_tokens'
import { BlockedMemberError, InvalidCredentialsError } from '#modules/identity/errors'
import { agentOf } from '#modules/identity/http/agent_of'
import { closeSocketsAfterResponse } from '#modules/identity/http/close_sockets_after_response'
import { lastSignInOnDevice, rememberDevice } from '#modules/identity/http/known_device'
import { recordSignIn } from '#modules/identity/http/reauthenticate'
import { isKnownClient, rememberNetwork } from '#modules/identity/authentication/known_network'
import type User from '#modules/identity/models/user'
import { findSuspension } from '#modules/identity/queries/find_suspension'

/**
 * Signs a user in under a new session id, ends the visitor's previous session, and records the device and network.
 * Throws `BlockedMemberError` for a blocked member, and `InvalidCredentialsError` if the password changed since it was verified.
 */
export async function openSession(ctx: HttpContext, user: User): Promise<void> {
  if (user.blockedAt) throw await blockedError(user.id)
  const { auth, request, session } = ctx
  const previousId = session.sessionId
  session.clear()
  await auth.use('web').login(user)
  await session.tag(user.id)
  recordSignIn(session)
  const ended = await startSession(user, {
    id: session.sessionId,
    agent: agentOf(request.header('user-agent')),
    isKnownClient: await isKnownClient(user.id, {
      ip: request.ip(),
      deviceAt: lastSignInOnDevice(ctx, user.id),
    }),
  })
  if (!ended) {
    await auth.use('web').logout()
    session.clear()
    await endSession(session.sessionId)
    throw new InvalidCredentialsError()
  }
  closeSocketsAfterResponse(ctx, [previousId, ...ended])
  rememberDevice(ctx, user.id)
  await rememberNetwork(user.id, request.ip())
}

/** The error that tells a suspended member the reason and lets them appeal. */
async function blockedError(userId: string): Promise<BlockedMemberError> {
  const suspension = await findSuspension(db, userId)
  if (!suspension) return new BlockedMemberError({ reason: '', appealToken: '' })
  const { actionId, reason } = suspension
  return new BlockedMemberError({
    reason,
    appealToken: appealToken('dialog', { actionId, userId }),
  })
}
