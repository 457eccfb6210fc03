import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordMailOutcome } from '#modules/identity/commands/record_mail_outcome'
import {
  emailToken,
  passwordFingerprint,
  resetToken,
} from '#modules/identity/authentication/email_tokens'
import type { IdentityEvents } from '#modules/identity/events'
import {
  passwordChangedMail,
  newDeviceMail,
  passwordResetMail,
  secondFactorMail,
  verificationMail,
  type MailedMember,
  type VerificationOccasion,
} from '#modules/identity/mail/account_mail'
import { sql } from '#shared/database/sql'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import type { MailContent } from '#shared/mail/compose_mail'
import { deliverMail } from '#shared/mail/deliver_mail'

const MAX_VERIFICATIONS_IN_DAY = 10

/** Less than the validity of a link, so that a member whose request sends none has a valid one. */
const MINUTES_BETWEEN_RESETS = 15

/**
 * Sends the e-mails about an account. They also go to an address that is not confirmed, except those about sign-ins. Tokens
 * are made here, so that no event, job or table has them.
 */
export const sendAccountEmail = reaction(
  'send_account_email',
  {
    'password.reset_requested': sendReset,
    async 'password.changed'(event, trx) {
      const { userId, isReset = false } = event.payload
      const account = await findAccount(trx, userId)
      if (!account?.isVerified) return
      const mail = passwordChangedMail(account, { isReset })
      await deliver(event, trx, account, 'password_changed', mail)
    },
    async 'second_factor.changed'(event, trx) {
      const { userId, isOn } = event.payload
      const account = await findAccount(trx, userId)
      if (!account?.isVerified) return
      const mail = secondFactorMail(account, { isOn, at: event.occurredAt })
      await deliver(event, trx, account, 'second_factor_changed', mail)
    },
    'session.opened': sendNewDevice,
    'member.registered': (event, trx) => sendVerification(event, trx, 'registered'),
    'email.verification_requested': (event, trx) => sendVerification(event, trx, 'requested'),
    'member.enquiry_missed': (event, trx) => sendVerification(event, trx, 'enquiryMissed'),
  },
  { queue: 'account' }
)

type Event = DomainEvent<keyof IdentityEvents>

/** A member who is not blocked. */
type Account = MailedMember & {
  userId: string
  email: string
  passwordHash: string | null
  isVerified: boolean
  isRejected: boolean
}

async function sendReset(
  event: DomainEvent<'password.reset_requested'>,
  trx: TransactionClientContract
): Promise<void> {
  const { resetId } = event.payload
  const [reset] = await sql<{ userId: string }>(
    trx,
    `select u.id as "userId" from password_resets r join users u on u.email = r.email
     where r.id = $1 and r.expires_at > now()`,
    [resetId]
  )
  const account = reset && (await findAccount(trx, reset.userId))
  if (!account || (await hasReceivedReset(trx, event, account.userId))) return
  const fingerprint = passwordFingerprint(account.userId, account.passwordHash)
  const token = resetToken({ resetId, fingerprint })
  await deliver(event, trx, account, 'password_reset', passwordResetMail(account, token))
}

/** Whether the member has just received an e-mail with a link that is still valid. */
async function hasReceivedReset(
  trx: TransactionClientContract,
  { id: eventId, payload: { resetId } }: DomainEvent<'password.reset_requested'>,
  userId: string
): Promise<boolean> {
  const received = await sql(
    trx,
    `select from sent_mails s join domain_events e on e.id = s.event_id
     where s.user_id = $1 and s.kind = 'password_reset' and s.event_id <> $2 and e.aggregate_id = $3
       and s.started_at > now() - make_interval(mins => $4)`,
    [userId, eventId, resetId, MINUTES_BETWEEN_RESETS]
  )
  return received.length > 0
}

/** Without the browser if the session has ended since. */
async function sendNewDevice(
  event: DomainEvent<'session.opened'>,
  trx: TransactionClientContract
): Promise<void> {
  const { userId, sessionId } = event.payload
  const account = await findAccount(trx, userId)
  if (!account?.isVerified || account.isRejected) return
  const [session] = await sql<{ agent: string | null }>(
    trx,
    'select agent from sessions where public_id = $1',
    [sessionId]
  )
  const signIn = { agent: session?.agent ?? null, at: event.occurredAt }
  await deliver(event, trx, account, 'session_opened', newDeviceMail(account, signIn))
}

async function sendVerification(
  event: DomainEvent<
    'member.registered' | 'email.verification_requested' | 'member.enquiry_missed'
  >,
  trx: TransactionClientContract,
  occasion: VerificationOccasion
): Promise<void> {
  const account = await findAccount(trx, event.payload.userId)
  if (!account || (account.isVerified && !account.isRejected)) return
  const { userId, email } = account
  if (await hasReceivedEnough(trx, email, event.id)) {
    const reason = { event: event.id, limit: MAX_VERIFICATIONS_IN_DAY }
    return logger.warn(reason, 'e-mail not sent; its mailbox received the maximum of the day')
  }
  const tokens = {
    verify: emailToken('verify', { userId, email }),
    disown: emailToken('disown', { userId, email }),
  }
  const mail = verificationMail(account, occasion, tokens)
  await deliver(event, trx, account, 'email_verification', mail)
}

/**
 * Whether a mailbox has received its daily maximum of e-mails that confirm an address, across accounts: other people open
 * accounts with the address, also with suffixes such as `+1` that reach the same mailbox.
 */
async function hasReceivedEnough(
  trx: TransactionClientContract,
  email: string,
  eventId: string
): Promise<boolean> {
  const [{ count }] = (await sql<{ count: number }>(
    trx,
    `select count(*)::int from sent_mails s join users u on u.id = s.user_id
     where s.kind = 'email_verification' and s.event_id <> $2 and s.started_at > now() - interval '1 day'
       and ${mailboxOf('u.email')} = ${mailboxOf('$1::text')}`,
    [email, eventId]
  )) as [{ count: number }]
  return count >= MAX_VERIFICATIONS_IN_DAY
}

/** SQL for an e-mail address in lower case, without a suffix after `+`. */
function mailboxOf(address: string): string {
  return `regexp_replace(lower(${address}::text), '\\+[^@]*@', '@')`
}

/**
 * Without a lock: `deliverMail` records its attempt in a second transaction that refers to the member. The name of an account
 * whose address is not confirmed is left out, since another person may have chosen it.
 */
async function findAccount(
  trx: TransactionClientContract,
  userId: string
): Promise<Account | undefined> {
  const [account] = await sql<Account>(
    trx,
    `select id as "userId", email::text, language, password_hash as "passwordHash",
       email_verified_at is not null as "isVerified", email_failed_at is not null as "isRejected",
       case when email_verified_at is not null then full_name end as name
     from users where id = $1 and blocked_at is null`,
    [userId]
  )
  return account
}

async function deliver(
  { id: eventId }: Event,
  trx: TransactionClientContract,
  { userId, email, name }: Account,
  kind: string,
  content: MailContent
): Promise<void> {
  const to = { name: name ?? '', address: email }
  const outcome = await deliverMail(trx, { eventId, userId, kind, to, ...content })
  await recordMailOutcome(trx, userId, outcome)
}
