import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { SystemFact } from '@saajha/contract/system'

/** Checks the installation. */
export default class Doctor extends BaseCommand {
  static override commandName = 'doctor'
  static override description =
    'Check the installation and say what to do; the exit code is 1 if anything is wrong'
  static override options = { startApp: true }

  @flags.boolean({ description: 'Print JSON' })
  declare json?: boolean

  @flags.string({ description: 'Also send a test e-mail to this address' })
  declare mail?: string

  override async run() {
    const { checkSystem } = await import('#shared/operations/system_checks')
    const report = await checkSystem()
    if (!report.isWell) this.exitCode = 1
    if (this.json) this.logger.log(JSON.stringify(report, null, 2))
    else await this.print(report.facts)
    if (this.mail !== undefined) await this.sendMail(this.mail)
  }

  private async print(facts: SystemFact[]) {
    const { SYSTEM_CHECK_TEXTS } = await import('@saajha/contract/page_texts/system_checks')
    const { valueOf } = await import('@saajha/contract/system')
    for (const fact of facts) {
      const { title, advice } = SYSTEM_CHECK_TEXTS.en[fact.name]
      const found = [title, valueOf(fact)].filter(Boolean).join(': ')
      if (fact.isWell) this.logger.success(found)
      else if (fact.level === 'error') this.logger.error(`${found}. ${advice}`)
      else this.logger.warning(`${found}. ${advice}`)
    }
  }

  /** Its outcome goes to the error output beside `--json`, whose output stays JSON. */
  private async sendMail(address: string) {
    const { sendTestMail } = await import('#shared/operations/send_test_mail')
    try {
      await sendTestMail(address)
      if (!this.json) this.logger.success(`An e-mail is on its way to ${address}`)
    } catch (error) {
      this.exitCode = 1
      this.logger.error(`The e-mail was not sent: ${(error as Error).name}; the log says why`)
    }
  }
}
