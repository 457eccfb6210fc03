import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { BackupError } from '#shared/backup/backup_error'

const MIN_PASSPHRASE = 12

/** A command on a backup's file, whose `BackupError` is one line. Ace loads no file whose name begins with `_` as a command. */
export abstract class BackupCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file, like saajha-2026-11-28.backup' })
  declare file: string

  /** The path of the file. npm runs commands in another folder than the one in which they are typed. */
  protected get path(): string {
    return resolve(process.env.INIT_CWD ?? process.cwd(), this.file)
  }

  override async run() {
    try {
      await this.act()
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      this.fail(error.message)
    }
  }

  protected abstract act(): Promise<void>

  /** The passphrase of the keys. It is never an argument: other users of the machine could read it. */
  protected async askPassphrase(): Promise<string> {
    const passphrase =
      process.env.BACKUP_PASSPHRASE ??
      (process.stdin.isTTY ? await this.prompt.secure('Passphrase of the keys') : undefined)
    if (!passphrase)
      throw new BackupError('Set BACKUP_PASSPHRASE, or run the command in a terminal.')
    if (passphrase.length < MIN_PASSPHRASE) {
      throw new BackupError(`The passphrase needs ${MIN_PASSPHRASE} characters or more.`)
    }
    return passphrase
  }

  protected fail(message: string) {
    this.exitCode = 1
    this.logger.error(message)
  }
}
