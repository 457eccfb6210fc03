import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import db from '@adonisjs/lucid/services/db'
import type { Member } from '#tests/member'
import { MailFolder } from '#shared/mail/mail_folder'
import env from '#start/env'

type MailKind =
  | 'notification'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_changed'
  | 'session_opened'
  | 'upi_id_changed'
  | 'email_verification'
  | 'member_suspended'
  | 'member_reinstated'
  | 'appeal_decided'

const parsed = new Map<string, Promise<Email | null>>()

/** The e-mails of a kind to an address, oldest first. */
export async function mailsTo(address: string, kind: MailKind = 'notification'): Promise<Email[]> {
  const folder = new MailFolder(join(env.get('DATA_DIR'), 'mail'))
  // The name of a file has the kind.
  const files = (await folder.list()).filter((file) => file.includes(`_${kind}_`))
  const mails = await Promise.all(files.map((file) => parse(join(folder.path, file))))
  return mails
    .filter((mail) => mail !== null)
    .filter(({ to, messageId }) => to?.[0]?.address === address && messageId?.includes(`.${kind}@`))
    .reverse()
}

/** Parses the file of an e-mail, each once; null if it is removed meanwhile. */
function parse(file: string): Promise<Email | null> {
  const email = parsed.get(file) ?? read(file)
  parsed.set(file, email)
  return email
}

async function read(file: string): Promise<Email | null> {
  try {
    return await PostalMime.parse(await readFile(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The token of the link in an e-mail, by the name in the link's fragment. */
export function tokenIn(
  { text }: Email,
  name: 'reset' | 'verify' | 'disown' | 'unsubscribe' | 'appeal'
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
  subscriber: 'send_email' | 'send_missed_email' | 'send_push'
): Promise<void> {
  await db.rawQuery(
    `update deliveries d set next_at = now(), due_at = now() from domain_events e
     where e.id = d.event_id and d.state = 'pending' and d.subscriber = ?
       and e.payload ->> 'userId' = ?`,
    [subscriber, user.id]
  )
}
