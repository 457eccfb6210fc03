import db from '@adonisjs/lucid/services/db'
import { readEmailToken } from '#modules/identity/authentication/email_tokens'
import { EmailNotOwnError, InvalidEmailLinkError } from '#modules/identity/errors'
import { limitInvalidLinks } from '#modules/identity/limits'
import { sql } from '#shared/database/sql'

/** Who uses a token: `isOpening` if the page was opened and nothing pressed. */
type Use = { ip: string; isOpening: boolean; memberId: string | null }

/**
 * Confirms the e-mail address to which the token was sent; repeating it changes nothing. Throws `InvalidEmailLinkError` for a
 * token that expired, or whose member has another address, and `EmailNotOwnError` if another user only opened the page.
 */
export async function verifyEmail(token: string, { ip, isOpening, memberId }: Use): Promise<void> {
  const claims = readEmailToken('verify', token)
  await limitInvalidLinks(claims?.userId ?? ip, async () => {
    if (claims && isOpening && claims.userId !== memberId) throw new EmailNotOwnError()
    if (!claims || !(await confirm(claims.userId, claims.email))) throw new InvalidEmailLinkError()
  })
}

async function confirm(userId: string, email: string): Promise<boolean> {
  const confirmed = await sql(
    db,
    `update users set email_verified_at = coalesce(email_verified_at, now()), email_rejections = 0, email_failed_at = null
     where id = $1 and email = $2 and blocked_at is null returning id`,
    [userId, email]
  )
  return confirmed.length > 0
}
