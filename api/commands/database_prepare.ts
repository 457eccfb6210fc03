import { BaseCommand } from '@adonisjs/core/ace'

/** Migrates an external database, once per release. An embedded one is prepared at every start. */
export default class DatabasePrepare extends BaseCommand {
  static override commandName = 'database:prepare'
  static override description = 'Migrate the database to this version: tables, queues, categories'
  static override options = { startApp: true }

  override async run() {
    const { prepareDatabase } = await import('#bin/prepare_database')
    await prepareDatabase(this.app)
    this.logger.success('The database is ready')
  }
}
