import { BaseCommand } from '@adonisjs/core/ace'

/** Runs the weekly sweep of media now, without its limit and of all media, after an operator has read why it stopped. */
export default class MediaSweep extends BaseCommand {
  static override commandName = 'media:sweep'
  static override description =
    'Move all pictures and videos that no row names to the trash, however many'
  static override options = { startApp: true }

  override async run() {
    const { findDiskProblem } = await import('#modules/media/public')
    if (await findDiskProblem()) {
      this.exitCode = 1
      return this.logger.error('The stored pictures are missing or not those of this database')
    }
    const { sweepMedia } = await import('#modules/media/commands/sweep_media')
    await sweepMedia(undefined, { isLimited: false })
    this.logger.success('The media are swept')
  }
}
