import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { freeUsernames } from '#modules/identity/free_usernames'
import { UnverifiedEmailError } from '#modules/identity/errors'
import { isUsernameConstraint } from '#modules/identity/is_username_constraint'
import User from '#modules/identity/models/user'
import { inTransaction } from '#shared/database/in_transaction'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { closeSocketsOfMember } from '#shared/realtime/live_channel'

/** Somebody as Google knows them. */
export type GooglePerson = {
  subject: string
  email: string
  isEmailVerified: boolean
  fullName: string
}

/** The member who signs in, and how they came to be one. */
export type GoogleSignIn = { user: User; way: 'welcome' | 'created' | 'linked' }

/**
 * Finds the account of somebody whom Google sent, or opens one. An address that Google does not vouch for opens nothing:
 * anybody could have typed it there. Two who come at the same moment end in one account.
 */
export async function signInWithGoogle(person: GooglePerson): Promise<GoogleSignIn> {
  const known = await findKnown(person.subject)
  if (known) return { user: known, way: 'welcome' }
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

async function findKnown(subject: string): Promise<User | null> {
  return User.query()
    .whereRaw(`id = (select user_id from identities where provider = 'google' and subject = ?)`, [
      subject,
    ])
    .first()
}

/**
 * Whoever opened the account never had to prove that the address is theirs; this person did. So the account is theirs
 * alone from now on: its password and its sessions end.
 */
async function link(user: User, { subject }: GooglePerson): Promise<GoogleSignIn> {
  await inTransaction(async (trx) => {
    await remember(trx, subject, user.id)
    await user.useTransaction(trx).merge({ passwordHash: null }).save()
    await trx.rawQuery('delete from sessions where user_id = ?', [user.id])
  })
  closeSocketsOfMember(user.id)
  return { user, way: 'linked' }
}

async function open({ subject, email, fullName }: GooglePerson): Promise<GoogleSignIn> {
  for (const username of freeUsernames(email)) {
    try {
      const user = await inTransaction(async (trx) => {
        const account = { username, email, fullName, passwordHash: null }
        const created = await User.create(account, { client: trx })
        await remember(trx, subject, created.id)
        return created.refresh()
      })
      return { user, way: 'created' }
    } catch (error) {
      if (!isUsernameConstraint(violatedConstraint(error))) throw error
    }
  }
  throw new Error('Every user name that was tried is taken')
}

async function remember(trx: TransactionClientContract, subject: string, userId: string) {
  await trx.rawQuery(
    `insert into identities (provider, subject, user_id) values ('google', ?, ?)`,
    [subject, userId]
  )
}
