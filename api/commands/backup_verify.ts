import { BackupCommand } from './_backup_command.js'

/** Checks a backup without a database. */
export default class BackupVerify extends BackupCommand {
  static override commandName = 'backup:verify'
  static override description =
    'Compare each byte of a backup with its hashes and its rows with their numbers, and name what is damaged'
  static override options = {}

  protected override async act() {
    const { verifyBackup } = await import('#shared/backup/verify_backup')
    const { createdAt, lastMigration, tables, media, hasKeys } = await verifyBackup(this.path)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = media ? `${media.files} pictures and videos` : 'no pictures and videos'
    this.logger.success(
      `The backup of ${createdAt} is complete and undamaged: ${rows} rows of ${tables.length} tables (${lastMigration}), ${files}, ${hasKeys ? 'with' : 'without'} keys`
    )
  }
}
