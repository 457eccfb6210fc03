import { join } from 'node:path'
import { productName } from '@saajha/contract/product_name'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { MailFolder } from '#shared/mail/mail_folder'
import env from '#start/env'

const smtpUrl = env.get('SMTP_URL')?.release()

/** E-mails go to the SMTP server of the settings; without one they become files in the data folder. */
const mailConfig = defineConfig({
  default: 'outgoing',
  from: env.get('MAIL_FROM') || {
    name: productName(env.get('APP_NAME')),
    address: 'no-reply@localhost',
  },
  mailers: {
    outgoing: smtpUrl
      ? transports.smtp(smtpSettings(new URL(smtpUrl)))
      : () => new MailFolder(join(env.get('DATA_DIR'), 'mail')),
  },
})

export default mailConfig

/** A password is sent over TLS only. Each step ends long before the lease of a delivery does. */
function smtpSettings({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && {
      requireTLS: true,
      auth: {
        type: 'login' as const,
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      },
    }),
    pool: true as const,
    // The outbox sends again.
    maxRequeues: 0,
    // One for each job of the queues `outbound` and `account`, so that neither waits for the other.
    maxConnections: 6,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    // A server may scan an e-mail before it accepts it, and would receive it again.
    socketTimeout: 28_000,
  }
}

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
