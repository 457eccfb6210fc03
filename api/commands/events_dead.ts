import { BaseCommand } from '@adonisjs/core/ace'

/** Shows what needs an operator: deliveries that failed too often. */
export default class EventsDead extends BaseCommand {
  static override commandName = 'events:dead'
  static override description = 'Show the deliveries that failed too often'
  static override options = { startApp: true }

  override async run() {
    const { listDeadDeliveries, DEAD_LISTED } = await import('#shared/outbox/list_dead_deliveries')
    const dead = await listDeadDeliveries()
    if (dead.length === 0) return this.logger.success('No delivery is dead')
    const table = this.ui.table().head(['Event', 'Id', 'Subscriber', 'Happened', 'Last error'])
    for (const { name, eventId, subscriber, occurredAt, lastError } of dead) {
      table.row([name, eventId, subscriber, occurredAt.toISOString(), lastError ?? ''])
    }
    table.render()
    if (dead.length === DEAD_LISTED) this.logger.info(`There may be more than these ${DEAD_LISTED}`)
  }
}
