import { BaseCommand, flags } from '@adonisjs/core/ace'

/** Resets dead deliveries to pending, after their cause was fixed. */
export default class EventsReplay extends BaseCommand {
  static override commandName = 'events:replay'
  static override description = 'Retry dead deliveries'
  static override options = { startApp: true }

  @flags.string({ description: 'Only the deliveries to this subscriber' })
  declare subscriber?: string

  override async run() {
    const { replayDeadDeliveries } = await import('#shared/outbox/replay_dead_deliveries')
    const count = await replayDeadDeliveries(this.subscriber ?? null)
    this.logger.success(
      `${count} dead ${count === 1 ? 'delivery is' : 'deliveries are'} on the way`
    )
  }
}
