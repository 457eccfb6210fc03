import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { isUuid } from '#shared/database/is_uuid'

/** Makes deliveries due again, after their cause was fixed. */
export default class EventsReplay extends BaseCommand {
  static override commandName = 'events:replay'
  static override description = 'Retry dead deliveries, or all of one event or since a time'
  static override options = { startApp: true }
  static override help = [
    'Without an event or a time only dead deliveries run again.',
    'With one, done deliveries of reactions run again too; those of projections do not:',
    'rebuild the table with {{ binaryName }} projections:rebuild.',
  ]

  @args.string({ description: 'Only the deliveries of this event', required: false })
  declare event?: string

  @flags.string({ description: 'Only the deliveries to this subscriber' })
  declare subscriber?: string

  @flags.string({ description: 'Only events since this time, for example 2026-11-24T09:30:00Z' })
  declare since?: string

  override async run() {
    const { replayDeliveries } = await import('#shared/outbox/replay_deliveries')
    const since = this.since === undefined ? undefined : new Date(this.since)
    if (since && Number.isNaN(since.getTime())) return this.reject('--since is not a time')
    if (this.event && !isUuid(this.event)) return this.reject('The event is not an id')
    if (since && !this.subscriber) return this.reject('--since needs --subscriber')
    const { event: eventId, subscriber } = this
    const count = await replayDeliveries({ eventId, subscriber, since })
    this.logger.success(`${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due again`)
  }

  private reject(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
