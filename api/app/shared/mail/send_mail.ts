import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { siteUrl, type MailContent } from '#shared/mail/compose_mail'
import { Postponed } from '#shared/outbox/postponed'
import { withTimeout } from '#shared/time/with_timeout'

/** Less than the lease of a delivery, so that no other worker sends the e-mail at the same time. */
const TIMEOUT_MS = 30_000

/** Greylisting servers accept an e-mail about a minute after its first attempt. */
const RETRY_SECONDS = 60

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

/** The SMTP server rejects the content of the e-mail for good. */
export class RejectedMailError extends Error {
  override name = 'RejectedMailError'
}

/**
 * Sends an e-mail to the SMTP server, or writes it into the data folder. Throws `RejectedRecipientError`, `RejectedMailError`, and `Postponed`
 * when the server is unavailable or temporarily rejects the e-mail.
 */
export async function sendMail({
  id,
  to,
  subject,
  text,
  html,
  unsubscribeUrl,
}: Mail): Promise<void> {
  const sending = mail.send((message) => {
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
  try {
    await withTimeout(sending, TIMEOUT_MS, 'The SMTP server did not respond')
  } catch (error) {
    const { code, command, response = '', responseCode = 0 } = error as SmtpError
    if (command === 'RCPT TO' && isUnknownRecipient(responseCode, response))
      throw new RejectedRecipientError()
    if (command === 'DATA' && responseCode >= 500) throw new RejectedMailError()
    // Other permanent responses are errors of this site, such as a wrong password or a blocked IP, which its operator corrects.
    logger.warn({ code, command, responseCode }, 'e-mail not sent; it is sent later')
    throw new Postponed(RETRY_SECONDS)
  }
}

/** The properties of an error of nodemailer. */
type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number }

/**
 * Whether a response says that the recipient does not exist: by its enhanced status code (RFC 3463), if it has one. Code 550
 * without one may also be about the sender, but servers that omit it use it for unknown mailboxes.
 */
function isUnknownRecipient(responseCode: number, response: string): boolean {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (enhanced) return /^5\.1\.(1|2|3|6|10)$|^5\.2\.1$/.test(enhanced)
  return [550, 551, 553].includes(responseCode)
}
