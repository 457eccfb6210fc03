import { args, BaseCommand } from '@adonisjs/core/ace'

/** Shows an e-mail of a site without an SMTP server as plain text. */
export default class MailShow extends BaseCommand {
  static override commandName = 'mail:show'
  static override description = 'Show an e-mail of the data folder'
  static override options = { startApp: true }

  @args.string({
    description: 'The id of the e-mail, as mail:list shows it; the newest one by default',
    required: false,
  })
  declare mail?: string

  override async run() {
    const { readMails } = await import('#shared/mail/read_mails')
    const { default: env } = await import('#start/env')
    const mails = await readMails(env.get('DATA_DIR'))
    const found = this.mail ? mails.find(({ id }) => id === this.mail) : mails[0]
    if (!found) {
      this.logger.error('No e-mail has this id; the newest 500 are kept')
      this.exitCode = 1
      return
    }
    this.logger.log(`To: ${found.email.to?.[0]?.address}\nSubject: ${found.email.subject}\n`)
    this.logger.log(found.email.text ?? '')
  }
}
