import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { RecentSignInRequiredError, ReauthenticationError } from '#modules/identity/errors'
import { knownDevice } from '#modules/identity/http/known_device'
import { isKnownNetwork } from '#modules/identity/authentication/known_network'
import { limitSignIns } from '#modules/identity/limits'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'

const SIGNED_IN_AT = 'signed_in_at'
const RECENT_MINUTES = 10

/** Records the time of the sign-in in the session. */
export function recordSignIn(session: HttpContext['session']): void {
  session.put(SIGNED_IN_AT, DateTime.now().toMillis())
}

/**
 * Checks again who uses the session: by the member's password, with the limits of sign-ins, or, if they have none, by a
 * sign-in in the last ten minutes. Throws `ReauthenticationError` or `RecentSignInRequiredError`.
 */
export async function reauthenticate(ctx: HttpContext, password = ''): Promise<void> {
  const member = ctx.auth.getUserOrFail()
  if (member.password === null) return assertRecentSignIn(ctx.session)
  const ip = ctx.request.ip()
  await inPasswordQueue(ip, async () => {
    const attempt = {
      account: member.id,
      ip,
      knownDevice: knownDevice(ctx, member.id),
      isKnownNetwork: await isKnownNetwork(member.id, ip),
    }
    await limitSignIns(attempt, async () => {
      if (!(await member.verifyPassword(password))) throw new ReauthenticationError()
    })
  })
}

function assertRecentSignIn(session: HttpContext['session']): void {
  const earliest = DateTime.now().minus({ minutes: RECENT_MINUTES }).toMillis()
  if (Number(session.get(SIGNED_IN_AT, 0)) < earliest) throw new RecentSignInRequiredError()
}
