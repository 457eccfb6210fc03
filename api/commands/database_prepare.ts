import { BaseCommand } from '@adonisjs/core/ace'

/** Migrates an external database, once per release. An embedded one is prepared at every start. */
export default class DatabasePrepare extends BaseCommand {
  static override commandName = 'database:prepare'
  static override description = 'Migrate the database to this version: tables, queues, categories'
  static override options = { startApp: true }

  override async run() {
    const { assertDatabase } = await import('#bin/assert_database')
    const { prepareDatabase } = await import('#bin/prepare_database')
    try {
      await assertDatabase(this.app, { isPrepared: false })
    } catch (error) {
      this.exitCode = 1
      this.logger.error((error as Error).message)
      return
    }
    await prepareDatabase(this.app, (line) => this.logger.info(line))
    this.logger.success('The database is ready')
  }
}
