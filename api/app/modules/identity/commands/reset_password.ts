import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { PasswordResetBody } from '@saajha/contract/user'
import {
  passwordFingerprint,
  readResetToken,
  type ResetClaims,
} from '#modules/identity/authentication/email_tokens'
import { InvalidResetLinkError } from '#modules/identity/errors'
import { limitInvalidLinks } from '#modules/identity/limits'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'
import { voidEarlierAccess } from '#modules/identity/steps/void_earlier_access'
import { inTransaction } from '#shared/database/in_transaction'
import { sql, type SqlClient } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/**
 * Sets the password of the member who received the token, ends all their sessions, and confirms their e-mail address, since
 * the token has proved it. The bookings module ends their calendar URL. Throws `InvalidResetLinkError` for a token that was
 * used, expired or is void.
 */
export async function resetPassword(
  { token, password }: PasswordResetBody,
  { ip }: { ip: string }
): Promise<void> {
  const claims = readResetToken(token)
  const userId = await inPasswordQueue(ip, () =>
    limitInvalidLinks(claims?.resetId ?? ip, () => changePassword(claims, password))
  )
  closeSocketsOfMember(userId)
}

async function changePassword(claims: ResetClaims | null, password: string): Promise<string> {
  if (!claims) throw new InvalidResetLinkError()
  await findMember(db, claims)
  const passwordHash = await hash.make(password)
  return inTransaction(async (trx) => {
    // A concurrent use of the token waits for the lock, and then finds another password.
    const userId = await findMember(trx, claims)
    await sql(
      trx,
      `update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()),
         email_rejections = 0, email_failed_at = null, updated_at = now()
       where id = $1`,
      [userId, passwordHash]
    )
    await voidEarlierAccess(trx, userId)
    await sql(trx, 'delete from sessions where user_id = $1', [userId])
    await recordEvent(trx, 'password.changed', userId, { userId, isReset: true })
    return userId
  })
}

/** Finds and locks the member whose password the token may replace. Throws `InvalidResetLinkError`. */
async function findMember(
  client: SqlClient,
  { resetId, fingerprint }: ResetClaims
): Promise<string> {
  const [member] = await sql<{ id: string; passwordHash: string | null }>(
    client,
    `select u.id, u.password_hash as "passwordHash" from password_resets r join users u on u.email = r.email
     where r.id = $1 and r.expires_at > now() and u.blocked_at is null for update of u`,
    [resetId]
  )
  if (!member || passwordFingerprint(member.id, member.passwordHash) !== fingerprint)
    throw new InvalidResetLinkError()
  return member.id
}
