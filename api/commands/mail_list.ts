import { BaseCommand } from '@adonisjs/core/ace'

/** Lists the e-mails of a site without an SMTP server. */
export default class MailList extends BaseCommand {
  static override commandName = 'mail:list'
  static override description = 'List the e-mails in the data folder, newest first'
  static override options = { startApp: true }

  override async run() {
    const { readMails } = await import('#shared/mail/read_mails')
    const { default: env } = await import('#start/env')
    const table = this.ui.table()
    table.head(['Id', 'To', 'Subject'])
    for (const { id, email } of await readMails(env.get('DATA_DIR')))
      table.row([id, email.to?.[0]?.address ?? '', email.subject ?? ''])
    table.render()
  }
}
