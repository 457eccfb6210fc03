import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailToken } from '#modules/identity/authentication/email_tokens'
import {
  missedEnquiryMail,
  verificationMail,
  type MissedEnquiry,
  type VerificationOccasion,
} from '#modules/identity/mail/account_mail'
import { deliverToAccount, findAccount } from '#modules/identity/mail/deliver_to_account'
import { sql } from '#shared/database/sql'

const MAX_IN_DAY = 10
const MAX_WITH_SUFFIX_IN_DAY = 5

/** What a mailbox has received in a day, of it by addresses with a suffix, and whether the address in question has one. */
type Received = { total: number; suffixed: number; hasSuffix: boolean }

/**
 * Sends the e-mail with the links that confirm and disown an e-mail address, unless it is confirmed or its mailbox has received
 * a maximum of the day.
 */
export async function sendVerification(
  event: { id: string; payload: { userId: string } },
  trx: TransactionClientContract,
  occasion: VerificationOccasion | MissedEnquiry
): Promise<void> {
  const account = await findAccount(trx, event.payload.userId)
  if (!account || (account.isVerified && !account.isRejected)) return
  const { userId, email } = account
  if (await hasReceivedEnough(trx, email, event.id)) {
    const reason = { event: event.id, limit: MAX_IN_DAY, limitWithSuffix: MAX_WITH_SUFFIX_IN_DAY }
    return logger.warn(reason, 'e-mail not sent; its mailbox received a maximum of the day')
  }
  const tokens = {
    verify: emailToken('verify', { userId, email }),
    disown: emailToken('disown', { userId, email }),
  }
  const mail =
    typeof occasion === 'string'
      ? verificationMail(account, occasion, tokens)
      : missedEnquiryMail(account, occasion, tokens)
  await deliverToAccount(event, trx, account, 'email_verification', mail)
}

/**
 * Whether a mailbox has received its daily maximum of e-mails that confirm an address, across accounts: other people open
 * accounts with the address, also with suffixes such as `+1` that reach the same mailbox. Addresses with a suffix get part of it,
 * so that they cannot use up what the mailbox's own address needs.
 */
async function hasReceivedEnough(
  trx: TransactionClientContract,
  email: string,
  eventId: string
): Promise<boolean> {
  const [received] = (await sql<Received>(
    trx,
    `select count(*)::int as total, count(*) filter (where ${hasSuffix('u.email')})::int as suffixed,
       ${hasSuffix('$1')} as "hasSuffix"
     from sent_mails s join users u on u.id = s.user_id
     where s.kind = 'email_verification' and s.event_id <> $2 and s.started_at > now() - interval '1 day'
       and ${mailboxOf('u.email')} = ${mailboxOf('$1')}`,
    [email, eventId]
  )) as [Received]
  const { total, suffixed } = received
  return total >= MAX_IN_DAY || (received.hasSuffix && suffixed >= MAX_WITH_SUFFIX_IN_DAY)
}

/** SQL for an e-mail address in lower case, without a suffix after `+`. */
function mailboxOf(address: string): string {
  return `regexp_replace(lower(${address}::text), '\\+[^@]*@', '@')`
}

/** SQL for whether an e-mail address has a suffix after `+`. */
function hasSuffix(address: string): string {
  return `lower(${address}::text) <> ${mailboxOf(address)}`
}
