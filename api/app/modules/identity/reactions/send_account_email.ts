import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PERIODS } from '@saajha/contract/periods'
import { passwordFingerprint, resetToken } from '#modules/identity/authentication/email_tokens'
import {
  passwordChangedMail,
  newDeviceMail,
  passwordResetMail,
  secondFactorMail,
  upiIdChangedMail,
} from '#modules/identity/mail/account_mail'
import { deliverToAccount as deliver, findAccount } from '#modules/identity/mail/deliver_to_account'
import { sendVerification } from '#modules/identity/mail/send_verification'
import { sql } from '#shared/database/sql'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'

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
    async 'upi_id.changed'(event, trx) {
      const account = await findAccount(trx, event.payload.userId)
      if (!account?.isVerified) return
      const mail = upiIdChangedMail(account, { at: event.occurredAt })
      await deliver(event, trx, account, 'upi_id_changed', mail)
    },
    'session.opened': sendNewDevice,
    'member.registered': (event, trx) => sendVerification(event, trx, 'registered'),
    'email.verification_requested': (event, trx) => sendVerification(event, trx, 'requested'),
    // Only nodes of the previous release record it.
    'member.enquiry_missed': (event, trx) => sendVerification(event, trx, 'requested'),
  },
  { queue: 'account' }
)

async function sendReset(
  event: DomainEvent<'password.reset_requested'>,
  trx: TransactionClientContract
): Promise<void> {
  const { resetId } = event.payload
  // Of two requests for one account that are delivered at once, both would find no e-mail. The second sends none instead of
  // waiting: a slow mail server would hold a worker for each of them.
  const [lock] = await sql<{ isFree: boolean }>(
    trx,
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isFree"',
    [`reset ${resetId}`]
  )
  if (!lock!.isFree) return
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
    [userId, eventId, resetId, PERIODS.passwordResetRepeatMinutes]
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
