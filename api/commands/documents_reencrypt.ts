import { BaseCommand } from '@adonisjs/core/ace'

/** Reencrypts the numbers of identity documents after `DOCUMENT_KEY` was rotated. */
export default class DocumentsReencrypt extends BaseCommand {
  static override commandName = 'documents:reencrypt'
  static override description =
    'Encrypt the numbers of identity documents with the current DOCUMENT_KEY'
  static override options = { startApp: true }

  override async run() {
    const { reencryptNumbers } = await import('#modules/verification/commands/reencrypt_numbers')
    const { count, unreadable } = await reencryptNumbers()
    const numbers = count === 1 ? '1 number is' : `${count} numbers are`
    this.logger.success(`${numbers} encrypted with DOCUMENT_KEY`)
    if (unreadable.length === 0) return
    this.exitCode = 1
    this.logger.error(
      `Neither DOCUMENT_KEY nor DOCUMENT_KEY_OLD reads the numbers of these documents: ${unreadable.join(', ')}`
    )
  }
}
