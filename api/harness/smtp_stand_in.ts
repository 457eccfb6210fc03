import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Answer = Error | null | Promise<void>

/** An error with the response code of an SMTP server. */
export function smtpError(responseCode: number, message = 'rejected by the test'): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** An SMTP server on loopback that records the e-mails it accepts. It has no TLS, and accepts every password. */
export class SmtpStandIn {
  /** The accepted e-mails, as they were sent. */
  readonly accepted: { to: string[]; source: string }[] = []
  /** The number of attempts by recipient. */
  readonly attempts = new Map<string, number>()
  /** The number of sign-ins. */
  signIns = 0
  /** Rejects every e-mail after its content. */
  contentError: Error | null = null
  /** Responds to no content until this promise resolves. */
  contentSilence: Promise<void> = Promise.resolve()
  #server: SMTPServer

  /** `answerRecipient` rejects a recipient by an error, or is silent until its promise resolves. */
  private constructor(answerRecipient: (address: string, attempt: number) => Answer) {
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      closeTimeout: 100,
      onAuth: (_, __, callback) => {
        this.signIns += 1
        callback(null, { user: 'anyone' })
      },
      onRcptTo: ({ address }, _, callback) => {
        const attempt = (this.attempts.get(address) ?? 0) + 1
        this.attempts.set(address, attempt)
        const answer = Promise.resolve(answerRecipient(address, attempt))
        answer.then((error) => callback(error ?? null), callback)
      },
      onData: (stream, { envelope }, callback) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        text(stream).then(async (source) => {
          await this.contentSilence
          if (!this.contentError) this.accepted.push({ to, source })
          callback(this.contentError)
        }, callback)
      },
    })
    this.#server.on('error', () => {})
  }

  static async start(
    answerRecipient: (address: string, attempt: number) => Answer = () => null
  ): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn(answerRecipient)
    const listening = standIn.#server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    return standIn
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port
  }

  /** The number of open connections. */
  get connections(): number {
    return this.#server.connections.size
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
