import { BaseCommand } from '@adonisjs/core/ace'

/** The first start runs it in a child process. */
export default class DemoSeed extends BaseCommand {
  static override commandName = 'demo:seed'
  static override description = 'Add demo members, listings and images to an empty marketplace'
  static override options = { startApp: true }

  override async run() {
    // The server that spawned this process has ended. The channel must not keep this process alive.
    process.once('disconnect', () => process.exit(1))
    process.channel?.unref()
    const { seedDemo } = await import('#bin/seed_demo')
    if (await seedDemo()) return
    this.logger.warning('Nothing is added: the marketplace has members')
  }
}
