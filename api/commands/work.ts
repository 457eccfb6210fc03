import { BaseCommand } from '@adonisjs/core/ace'

/** Runs the relay and the workers in a separate process, beside any number of web processes. */
export default class Work extends BaseCommand {
  static override commandName = 'work'
  static override description = 'Deliver events to their subscribers until SIGTERM'
  static override options = { startApp: true, staysAlive: true }

  override async run() {
    const { assertDatabase } = await import('#bin/assert_database')
    const { assertMediaDisk } = await import('#modules/media/public')
    try {
      await assertDatabase(this.app)
      await assertMediaDisk()
    } catch (error) {
      this.exitCode = 1
      this.logger.error((error as Error).message)
      return this.terminate()
    }
    const { startWork } = await import('#shared/events/start_work')
    const work = await startWork()
    this.app.terminating(() => work.stop())
    this.logger.success('At work: press Ctrl+C, or send SIGTERM, to stop')
  }
}
