import { args, BaseCommand } from '@adonisjs/core/ace'
import { isUuid } from '#shared/database/is_uuid'

/** Shows an event and the progress of its deliveries. */
export default class EventsShow extends BaseCommand {
  static override commandName = 'events:show'
  static override description = 'Show an event, its deliveries, their attempts and last errors'
  static override options = { startApp: true }

  @args.string({ description: 'The id of the event' })
  declare event: string

  override async run() {
    const { showEvent } = await import('#shared/outbox/show_event')
    const event = isUuid(this.event) ? await showEvent(this.event) : undefined
    if (!event) {
      this.logger.error('No event has this id; events are kept for 30 days')
      this.exitCode = 1
      return
    }
    this.logger.log(`${event.name} of ${event.aggregateId} at ${event.occurredAt.toISOString()}`)
    this.logger.log(JSON.stringify(event.payload))
    const table = this.ui.table()
    table.head(['Subscriber', 'State', 'Due', 'Starts', 'Failures', 'Last error'])
    for (const { subscriber, state, nextAt, starts, failures, lastError } of event.deliveries)
      table.row([subscriber, state, nextAt, String(starts), String(failures), lastError ?? ''])
    table.render()
  }
}
