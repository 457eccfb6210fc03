import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PERIODS } from '@saajha/contract/periods'
import { passwordFingerprint, resetToken } from '#modules/identity/authentication/email_tokens'
import { invitationMail, invitationPath } from '#modules/identity/mail/account_mail'
import User from '#modules/identity/models/user'
import { isUsernameConstraint } from '#modules/identity/rules/is_username_constraint'
import { usernameCandidates } from '#modules/identity/rules/username_candidates'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'
import type { MailContent } from '#shared/mail/compose_mail'

/** The path of a page with a link's token, and the e-mail with the link. */
export type Invitation = { path: string; mail: MailContent }

/**
 * Opens the account of an administrator without a password, and makes the link with which they choose one. The link is valid for
 * half an hour and once; another invitation makes another one. Returns null if a member has the e-mail address who is no
 * administrator: another person may have signed up with it, and knows the password.
 */
export async function inviteAdministrator(email: string): Promise<Invitation | null> {
  for (const username of usernameCandidates(email)) {
    try {
      return await inTransaction((trx) => invite(trx, email, username))
    } catch (error) {
      if (!isUsernameConstraint(violatedConstraint(error))) throw error
    }
  }
  throw new Error('All generated user names are taken')
}

async function invite(
  trx: TransactionClientContract,
  email: string,
  username: string
): Promise<Invitation | null> {
  let user = await User.findBy({ email }, { client: trx })
  if (user && (user.role !== 'admin' || user.blockedAt)) return null
  user ??= await User.create(
    { username, email, fullName: 'Administrator', password: null, role: 'admin' },
    { client: trx }
  )
  const [reset] = await sql<{ id: string }>(
    trx,
    `insert into password_resets (email, id, expires_at)
     values ($1, uuidv7(), now() + make_interval(mins => $2))
     on conflict (email) do update set expires_at = excluded.expires_at
     returning id`,
    [email, PERIODS.passwordResetMinutes]
  )
  const fingerprint = passwordFingerprint(user.id, user.password)
  const token = resetToken({ resetId: reset!.id, fingerprint })
  return { path: invitationPath(token), mail: invitationMail(token) }
}
