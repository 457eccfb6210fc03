import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { siteUrl, type MailContent } from '#shared/mail/compose_mail'
import { silentServers } from '#shared/mail/silent_servers'
import { SILENT, type SmtpError } from '#shared/mail/smtp_transport'
import { Postponed } from '#shared/outbox/postponed'

/** Greylisting servers accept an e-mail about a minute after its first attempt. */
const RETRY_SECONDS = 60

/** Longer, since the recipient may have the e-mail already. */
const REPEAT_SECONDS = 15 * 60

/** An e-mail to one recipient. */
export type Mail = MailContent & {
  /** Unique; part of the header `Message-ID`, so that mail programs recognize a repetition. */
  id: string
  to: { name: string; address: string }
  /** The URL of one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string
}

/** The recipient's server rejects the e-mail address for good. */
export class RejectedRecipientError extends Error {
  override name = 'RejectedRecipientError'
}

/** A server rejects this e-mail, to this address, for good. */
export class RejectedMailError extends Error {
  override name = 'RejectedMailError'
}

/** Thrown when the whole e-mail was written to the connection without a response, so that the server may have accepted it. */
export class PossiblySent extends Postponed {
  override name = 'PossiblySent'
}

/**
 * Sends an e-mail to the SMTP server, or writes it into the data folder. Throws `RejectedRecipientError`, `RejectedMailError`, and
 * `Postponed` when the server is unavailable, temporarily rejects the e-mail, or rejects this site. The `Postponed` is a
 * `PossiblySent` when the server may have accepted the e-mail. Each error has a line in the log, without the recipient.
 */
export async function sendMail({
  id,
  to,
  subject,
  text,
  html,
  unsubscribeUrl,
}: Mail): Promise<void> {
  try {
    await mail.send((message) => {
      message
        .to(to.address, to.name)
        .subject(subject.replace(/\p{Cc}+/gu, ' '))
        .text(text)
        .html(html)
        .messageId(`<${id}@${new URL(siteUrl('/')).hostname}>`)
        // Auto-replies to it would reach no one.
        .header('Auto-Submitted', 'auto-generated')
      if (unsubscribeUrl) {
        message.header('List-Unsubscribe', `<${unsubscribeUrl}>`)
        message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
      }
    })
  } catch (error) {
    if ((error as SmtpError).code === SILENT) silentServers.noteSilence(to.address)
    else silentServers.noteResponse(to.address)
    throw judged(error as SmtpError)
  }
  silentServers.noteResponse(to.address)
}

/** What a permanent response is about. */
type Subject = 'recipient' | 'mail' | 'site'

/**
 * What permanent responses are about, by their enhanced status code (RFC 3463), whichever command they answer: gateways judge
 * recipients after the content too. All others are about this site, such as a wrong password, a blocked IP or a failed SPF
 * check; its operator corrects them.
 */
const SUBJECTS: [codes: RegExp, subject: Subject][] = [
  [/^5\.1\.(1|2|3|6|10)$|^5\.2\.1$/, 'recipient'],
  // Too long for the mailbox or the system; content, and characters of an address, that a server on the way cannot take.
  [/^5\.2\.3$|^5\.3\.4$|^5\.6\./, 'mail'],
]

/** The error that `sendMail` throws. The log has no text of the server, since that text names the recipient. */
function judged(error: SmtpError): Error {
  const { code, command, responseCode } = error
  const status = enhancedStatus(error)
  const details = { code, command, responseCode, status }
  const subject = subjectOf(error, status)
  if (subject === 'recipient') {
    logger.warn(details, 'e-mail not sent; its recipient does not exist')
    return new RejectedRecipientError()
  }
  if (subject === 'mail') {
    logger.warn(details, 'e-mail not sent; it is dropped')
    return new RejectedMailError()
  }
  if (error.isUnanswered) {
    logger.warn(details, 'e-mail sent, but the SMTP server did not respond; it is sent again')
    return new PossiblySent(REPEAT_SECONDS)
  }
  logger.warn(details, 'e-mail not sent; it is sent later')
  return new Postponed(RETRY_SECONDS)
}

function subjectOf({ command, responseCode = 0 }: SmtpError, status?: string): Subject {
  // The sender is this site.
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return 'site'
  if (status) return SUBJECTS.find(([codes]) => codes.test(status))?.[1] ?? 'site'
  // Servers that omit the status use these for unknown mailboxes.
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode) ? 'recipient' : 'site'
}

function enhancedStatus({ response = '' }: SmtpError): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}
