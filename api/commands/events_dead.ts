import { BaseCommand } from '@adonisjs/core/ace'

/** Lists dead deliveries. They need an operator. */
export default class EventsDead extends BaseCommand {
  static override commandName = 'events:dead'
  static override description = 'List dead deliveries: those that exhausted their attempts'
  static override options = { startApp: true }

  override async run() {
    const { listDeadDeliveries, MAX_LISTED } = await import('#shared/outbox/list_dead_deliveries')
    const dead = await listDeadDeliveries()
    if (dead.length === 0) return this.logger.success('No delivery is dead')
    const table = this.ui.table().head(['Event', 'Id', 'Subscriber', 'Happened', 'Last error'])
    for (const { name, eventId, subscriber, occurredAt, lastError } of dead) {
      table.row([name, eventId, subscriber, occurredAt.toISOString(), lastError ?? ''])
    }
    table.render()
    if (dead.length === MAX_LISTED) this.logger.info(`There may be more than these ${MAX_LISTED}`)
  }
}
