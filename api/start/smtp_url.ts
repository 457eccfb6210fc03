import { Secret } from '@adonisjs/core/helpers'

const HINT =
  'set it to the URL of an SMTP server, as in SMTP_URL=smtps://user:password@smtp.example'

/** Validates the URL of the SMTP server; it may contain a password. It requires `MAIL_FROM`. */
export function smtpUrl(name: string, value?: string): Secret<string> | undefined {
  if (!value) return undefined
  const isUrl = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
  if (!isUrl || !new URL(value).hostname)
    throw new Error(`${name} is no smtp or smtps URL; ${HINT}`)
  if (!process.env.MAIL_FROM)
    throw new Error(
      `${name} needs a sender; set MAIL_FROM, as in MAIL_FROM='Saajha <no-reply@saajha.example>'`
    )
  return new Secret(value)
}
