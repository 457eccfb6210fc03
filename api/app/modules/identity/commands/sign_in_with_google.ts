import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Language } from '@saajha/contract/language'
import { usernameCandidates } from '#modules/identity/rules/username_candidates'
import { UnverifiedEmailError } from '#modules/identity/errors'
import { isUsernameConstraint } from '#modules/identity/rules/is_username_constraint'
import User from '#modules/identity/models/user'
import { voidEarlierAccess } from '#modules/identity/steps/void_earlier_access'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { recordEvent } from '#shared/outbox/record_event'

/** The claims of a Google account, and the language in which its owner uses the site. */
export type GooglePerson = {
  subject: string
  email: string
  isEmailVerified: boolean
  fullName: string
  language: Language
}

/** The member who signs in, whether the account was known, created or linked, and the ids of the sessions that linking it ended. */
export type GoogleSignIn = {
  user: User
  way: 'welcome' | 'created' | 'linked'
  endedSessions: string[]
}

/**
 * Finds or opens the account of a Google user. An email that Google has not verified opens no account, since it may
 * belong to another person. Of two concurrent sign-ins, the one that violates a unique constraint retries and finds the
 * account of the other.
 */
export async function signInWithGoogle(person: GooglePerson): Promise<GoogleSignIn> {
  const user = await findByIdentity(person.subject)
  if (user) {
    await confirmEmail(user, person)
    return { user, way: 'welcome', endedSessions: [] }
  }
  if (!person.isEmailVerified) throw new UnverifiedEmailError()
  const member = await User.findBy({ email: person.email })
  try {
    return member ? await link(member, person) : await open(person)
  } catch (error) {
    const taken = ['identities_known_once', 'users_email_taken']
    if (!taken.includes(violatedConstraint(error) ?? '')) throw error
    return signInWithGoogle(person)
  }
}

async function findByIdentity(subject: string): Promise<User | null> {
  return User.query()
    .whereIn('id', (identities) =>
      identities.from('identities').select('user_id').where({ provider: 'google', subject })
    )
    .first()
}

/**
 * The person who opened the account never proved that they own the email; the Google user did. The account therefore
 * loses its password and its sessions, whose sockets the caller closes.
 */
async function link(user: User, { subject }: GooglePerson): Promise<GoogleSignIn> {
  const endedSessions = await inTransaction(async (trx) => {
    await addIdentity(trx, subject, user.id)
    await user.useTransaction(trx).merge({ password: null, emailVerifiedAt: DateTime.utc() }).save()
    await voidEarlierAccess(trx, user.id)
    const ended = await sql<{ id: string }>(
      trx,
      'delete from sessions where user_id = $1 returning id',
      [user.id]
    )
    await recordEvent(trx, 'member.linked', user.id, { userId: user.id })
    return ended.map(({ id }) => id)
  })
  return { user, way: 'linked', endedSessions }
}

async function open({ subject, email, fullName, language }: GooglePerson): Promise<GoogleSignIn> {
  for (const username of usernameCandidates(email)) {
    try {
      const user = await inTransaction(async (trx) => {
        const account = { username, email, fullName, language, password: null }
        const emailVerifiedAt = DateTime.utc()
        const created = await User.create({ ...account, emailVerifiedAt }, { client: trx })
        await addIdentity(trx, subject, created.id)
        await recordEvent(trx, 'member.registered', created.id, { userId: created.id })
        return created.refresh()
      })
      return { user, way: 'created', endedSessions: [] }
    } catch (error) {
      if (!isUsernameConstraint(violatedConstraint(error))) throw error
    }
  }
  throw new Error('All generated user names are taken')
}

/** Google confirms the email of an account that nodes of an older release linked or opened. */
async function confirmEmail(user: User, { email, isEmailVerified }: GooglePerson): Promise<void> {
  if (user.emailVerifiedAt || !isEmailVerified || user.email !== email) return
  await user.merge({ emailVerifiedAt: DateTime.utc() }).save()
}

async function addIdentity(trx: TransactionClientContract, subject: string, userId: string) {
  await sql(trx, `insert into identities (provider, subject, user_id) values ('google', $1, $2)`, [
    subject,
    userId,
  ])
}
