import { BaseCommand } from '@adonisjs/core/ace'

/** Runs the hourly sweep of media now, without its limit, after an operator has read why it stopped. */
export default class MediaSweep extends BaseCommand {
  static override commandName = 'media:sweep'
  static override description =
    'Move all pictures and videos that no row names to the trash, however many'
  static override options = { startApp: true }

  override async run() {
    const { sweepMedia } = await import('#modules/media/commands/sweep_media')
    await sweepMedia(undefined, { isLimited: false })
    this.logger.success('The media are swept')
  }
}
