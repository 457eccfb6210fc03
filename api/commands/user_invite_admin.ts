import { args, BaseCommand } from '@adonisjs/core/ace'
import vine from '@vinejs/vine'

/** Makes an administrator who has no account yet. */
export default class UserInviteAdmin extends BaseCommand {
  static override commandName = 'user:invite-admin'
  static override description =
    'Open the account of an administrator, and print and mail the link that sets its password'
  static override options = { startApp: true }

  @args.string({ argumentName: 'e-mail', description: 'The e-mail address of the administrator' })
  declare email: string

  override async run() {
    const { inviteAdministrator } = await import('#modules/identity/commands/invite_administrator')
    const { siteUrl } = await import('#shared/mail/compose_mail')
    const { normalizeEmail } = await import('@saajha/contract/email')
    const email = normalizeEmail(this.email)
    if (!vine.helpers.isEmail(email)) return this.fail(`${this.email} is no e-mail address`)
    const invitation = await inviteAdministrator(email)
    if (!invitation) {
      return this.fail(
        `${email} has a member’s account: check whose it is, then run user:promote ${email}`
      )
    }
    this.logger.success(`${email} chooses a password within 30 minutes, and once, at this link:`)
    this.logger.log(siteUrl(invitation.path))
    if (process.env.SMTP_URL) await this.send(email, invitation.mail)
  }

  private async send(address: string, mail: { subject: string; text: string; html: string }) {
    const { randomUUID } = await import('node:crypto')
    const { sendMail } = await import('#shared/mail/send_mail')
    try {
      await sendMail({ id: `invitation.${randomUUID()}`, to: { name: '', address }, ...mail })
      this.logger.success('The link is also on its way by e-mail')
    } catch {
      this.logger.warning('The e-mail with the link was not sent; the log says why')
    }
  }

  private fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
