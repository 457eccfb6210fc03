import { flags } from '@adonisjs/core/ace'
import { BackupCommand } from './_backup_command.js'

/** Restores a backup into the database and the media disk of the settings. */
export default class BackupRestore extends BackupCommand {
  static override commandName = 'backup:restore'
  static override description =
    'Restore a backup into an empty database, embedded or external, and migrate it to this version'

  @flags.boolean({ description: 'Delete the data of a database that has members' })
  declare replace?: boolean

  @flags.boolean({
    description: 'Restore the secret keys, with the passphrase in BACKUP_PASSPHRASE or asked for',
  })
  declare keys?: boolean

  protected override async act() {
    const { restoreBackup } = await import('#bin/restore_backup')
    const { settings } = await restoreBackup(this.app, this.path, {
      replaces: this.replace ?? false,
      passphrase: this.keys ? await this.askPassphrase() : undefined,
      print: (line) => this.logger.info(line),
    })
    await this.#check()
    if (this.exitCode) return
    this.logger.success('The backup is restored')
    await this.#describeKeys(settings)
  }

  async #check() {
    const { projectionNames } = await import('#shared/events/find_read_table')
    const checks = [
      ['bookings:check'],
      ...projectionNames().map((name) => ['projections:rebuild', name, '--check']),
    ]
    for (const [name, ...words] of checks) {
      const { exitCode } = await this.kernel.exec(name!, words)
      if (exitCode) this.fail(`The rows are restored, but they fail: ${[name, ...words].join(' ')}`)
    }
  }

  async #describeKeys(settings: string[]) {
    if (settings.length > 0) {
      const { keysFile } = await import('#bin/key_files')
      return this.logger.warning(
        `Set ${settings.join(', ')} as in ${keysFile()} before the start, then delete that file`
      )
    }
    if (this.keys) return
    const { describeNewKeys } = await import('#bin/key_fingerprints')
    const description = await describeNewKeys()
    if (description) this.logger.warning(description)
  }
}
