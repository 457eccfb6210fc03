import type { Email } from 'postal-mime'
import db from '@adonisjs/lucid/services/db'
import type { Member } from '#tests/member'
import { readMails } from '#shared/mail/read_mails'
import env from '#start/env'

type MailKind =
  'notification' | 'password_reset' | 'password_changed' | 'session_opened' | 'email_verification'

/** The e-mails of a kind to an address, oldest first. */
export async function mailsTo(address: string, kind: MailKind = 'notification'): Promise<Email[]> {
  const mails = await readMails(env.get('DATA_DIR'))
  return mails
    .map(({ email }) => email)
    .filter(({ to, messageId }) => to?.[0]?.address === address && messageId?.includes(`.${kind}@`))
    .reverse()
}

/** The token of the link in an e-mail, by the name in the link's fragment. */
export function tokenIn(
  { text }: Email,
  name: 'reset' | 'verify' | 'disown' | 'unsubscribe'
): string {
  const token = new RegExp(`#${name}=(\\S+)`).exec(text ?? '')?.[1]
  if (!token) throw new Error(`The e-mail has no link with #${name}=`)
  return token
}

/** Confirms a member's e-mail address, so that e-mails reach them. */
export async function confirmEmail({ user }: Member): Promise<void> {
  await db.rawQuery('update users set email_verified_at = now() where id = ?', [user.id])
}

/** Makes a member's scheduled e-mails or pushes due, as if their delay had passed. */
export async function makeDue(
  { user }: Member,
  subscriber: 'send_email' | 'send_push'
): Promise<void> {
  await db.rawQuery(
    `update deliveries d set next_at = now(), due_at = now() from domain_events e
     where e.id = d.event_id and d.state = 'pending' and d.subscriber = ?
       and e.payload ->> 'userId' = ?`,
    [subscriber, user.id]
  )
}
