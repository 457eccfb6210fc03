import db from '@adonisjs/lucid/services/db'
import { passwordFingerprint, resetToken } from '#modules/identity/authentication/email_tokens'
import type { Member } from '#tests/member'

/** Makes the token that a new request to reset the member's password would send, without an e-mail. */
export async function newResetToken({ user }: Member): Promise<string> {
  const { rows } = await db.rawQuery(
    `with reset as (
       insert into password_resets (email, id, expires_at)
       select email, uuidv7(), now() + interval '30 minutes' from users where id = ?
       on conflict (email) do update set expires_at = excluded.expires_at returning id
     )
     select reset.id as "resetId", password_hash as "passwordHash" from reset, users where users.id = ?`,
    [user.id, user.id]
  )
  const [{ resetId, passwordHash }] = rows
  return resetToken({ resetId, fingerprint: passwordFingerprint(user.id, passwordHash) })
}
