import { flags } from '@adonisjs/core/ace'
import { BackupCommand } from './_backup_command.js'

/** Writes a backup while the product runs. */
export default class BackupCreate extends BackupCommand {
  static override commandName = 'backup:create'
  static override description =
    'Write database, pictures and videos to one file, also while the product runs'

  @flags.boolean({
    description:
      'Leave out pictures and videos; doctor counts the backup only if they are in a bucket',
  })
  declare withoutMedia?: boolean

  @flags.boolean({
    description:
      'Add the secret keys, encrypted with the passphrase in BACKUP_PASSPHRASE or asked for',
  })
  declare keys?: boolean

  protected override async act() {
    const { createBackup } = await import('#bin/create_backup')
    const { keysInUse } = await import('#bin/key_files')
    const { recordBackup } = await import('#shared/operations/last_backup')
    const { default: env } = await import('#start/env')
    const passphrase = this.keys ? await this.askPassphrase() : undefined
    const hasMedia = !this.withoutMedia
    const { tables, media } = await createBackup(this.app, this.path, { hasMedia, passphrase })
    // Pictures in a bucket are not lost with this machine.
    if (hasMedia || env.get('MEDIA_DISK') === 's3') await recordBackup()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = media ? ` and ${media.files} pictures and videos` : ''
    this.logger.success(`${this.path} has ${rows} rows of ${tables.length} tables${files}`)
    if (media && media.missing > 0) {
      this.logger.warning(`Files that were missing on the media disk: ${media.missing}`)
    }
    if (this.keys) return
    const names = Object.keys(keysInUse()).join(', ')
    this.logger.info(`Keep the keys apart, a restore needs them: ${names}`)
  }
}
