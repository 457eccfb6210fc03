import { join } from 'node:path'
import { productName } from '@saajha/contract/product_name'
import { defineConfig } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { MailFolder } from '#shared/mail/mail_folder'
import { SmtpTransport, type SmtpSettings } from '#shared/mail/smtp_transport'
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
      ? () => new SmtpTransport(smtpSettings(new URL(smtpUrl)))
      : () => new MailFolder(join(env.get('DATA_DIR'), 'mail')),
  },
})

export default mailConfig

/** A password is sent over TLS only. */
function smtpSettings({ protocol, hostname, port, username, password }: URL): SmtpSettings {
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && {
      requireTLS: true,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
  }
}

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
