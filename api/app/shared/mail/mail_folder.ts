import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'

const MAX_FILES = 500

/** A mail transport for sites without an SMTP server: writes each e-mail as an `.eml` file and keeps the newest 500. */
export class MailFolder implements MailTransportContract {
  #composer = createTransport({ streamTransport: true, buffer: true })

  constructor(readonly path: string) {}

  async send(message: NodeMailerMessage): Promise<MailResponse<unknown>> {
    const composed = await this.#composer.sendMail(message)
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}_${shortId(composed.messageId)}`
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    const draft = join(this.path, `${name}.draft`)
    await writeFile(draft, composed.message, { mode: 0o600 })
    await rename(draft, join(this.path, `${name}.eml`))
    for (const old of (await this.list()).slice(MAX_FILES))
      await rm(join(this.path, old), { force: true })
    return new MailResponse(composed.messageId, composed.envelope, null)
  }

  /** The names of the files, newest first. */
  async list(): Promise<string[]> {
    const files = await readdir(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()
  }
}

/** The kind of the e-mail and six digits: operators read and type it. The kind is the end of the message id. */
function shortId(messageId: string): string {
  const digits = createHash('sha256').update(messageId).digest('hex').slice(0, 6)
  const kind = /\.(\w+)@/.exec(messageId)?.[1]
  return kind ? `${kind}_${digits}` : digits
}
