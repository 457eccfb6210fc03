import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { withTimeout } from '#shared/time/with_timeout'

/** The code of nodemailer's errors for a server that does not respond. */
export const SILENT = 'ETIMEDOUT'

/** The properties of an error of nodemailer, and the one that `SmtpTransport` adds. */
export type SmtpError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  /** Whether the whole e-mail was written to the connection without a response, so that the server may have accepted it. */
  isUnanswered?: boolean
}

export type SmtpSettings = SMTPConnection.Options & { auth?: SMTPConnection.Credentials }

/**
 * How long an attempt takes at most: until the content is sent, and until the response to it. A server may scan the content
 * before it accepts it, and would receive it again.
 */
const TIMEOUTS = { contentMs: 20_000, responseMs: 28_000 }

/**
 * A mail transport that sends each e-mail over a connection of its own. An attempt that is given up closes its connection, so
 * that it sends nothing later. Rejects with an `SmtpError`.
 */
export class SmtpTransport implements MailTransportContract {
  #composer = createTransport({ streamTransport: true })
  #settings: SmtpSettings
  #timeouts: typeof TIMEOUTS

  constructor(settings: SmtpSettings, timeouts: Partial<typeof TIMEOUTS> = {}) {
    this.#settings = settings
    this.#timeouts = { ...TIMEOUTS, ...timeouts }
  }

  async send(message: NodeMailerMessage): Promise<MailResponse<unknown>> {
    const { envelope, messageId, message: composed } = await this.#composer.sendMail(message)
    const content = composed as Readable
    const connection = new SMTPConnection(this.#settings)
    const failed = Promise.withResolvers<never>()
    connection.on('error', failed.reject)
    connection.on('end', () => failed.reject(new Error('The SMTP connection was closed')))
    const silence = Object.assign(new Error('The SMTP server is silent'), { code: SILENT })
    const contentSent = once(content, 'end')
    const accepted = Promise.race([failed.promise, this.#transmit(connection, envelope, content)])
    let isSent = false
    try {
      await withTimeout(Promise.race([accepted, contentSent]), this.#timeouts.contentMs, silence)
      isSent = true
      await withTimeout(accepted, this.#timeouts.responseMs, silence)
    } catch (error) {
      const isUnanswered = isSent && !(error as SmtpError).responseCode
      throw Object.assign(error as SmtpError, { isUnanswered })
    } finally {
      connection.close()
      // `close` waits until the server closes the connection too. There is no socket before the look-up of its name.
      if (connection._socket) connection._socket.destroy()
    }
    return new MailResponse(messageId, envelope, null)
  }

  async #transmit(
    connection: SMTPConnection,
    envelope: SMTPConnection.Envelope,
    content: Readable
  ): Promise<void> {
    await promisify(connection.connect).call(connection)
    const { allowsAuth } = connection as SMTPConnection & { allowsAuth: boolean }
    const { auth } = this.#settings
    if (auth && allowsAuth) await promisify(connection.login).call(connection, auth)
    await promisify(connection.send).call(connection, envelope, content)
  }
}
