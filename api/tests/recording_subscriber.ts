import db from '@adonisjs/lucid/services/db'
import type { EventName } from '#shared/events/domain_event'
import { batchReaction, reaction, type QueueName } from '#shared/events/subscriber'
import { subscribe } from '#shared/events/subscribers'
import { claimDeliveries, type Delivery } from '#shared/outbox/claim_deliveries'
import { recordEvent } from '#shared/outbox/record_event'

type RecordedEvent = { text: string; throwsTimes: number }
type Progress = {
  state: string
  starts: number
  failures: number
  /** The seconds from its last claim until it is due: its wait, or more on a slow machine. */
  dueAfter: number
  /** The seconds until it is due: its wait, or less on a slow machine. */
  dueIn: number
  error: string | null
}

/** The error of a subscriber that is made to throw. */
class ThrownError extends Error {
  override name = 'ThrownError'
}

/**
 * A subscriber for tests with its own event: it records every text, or throws a number of times first. With `isBatch` it
 * handles many events in one transaction.
 */
export class RecordingSubscriber {
  #attempts = new Map<string, number>()

  /** What it throws in place of a `ThrownError`. */
  thrown: Error | undefined
  /** What every handling waits for. */
  blockedBy: Promise<void> | undefined
  /** The number of events that it began to handle. */
  begun = 0
  readonly event: EventName

  constructor(
    readonly name: string,
    {
      isBatch = false,
      event = `${name}.recorded` as EventName,
      queue = 'deliveries',
    }: { isBatch?: boolean; event?: EventName; queue?: QueueName } = {}
  ) {
    this.event = event
    const handle = async ({ id, payload }: any, trx: any) => {
      const event = payload as RecordedEvent
      this.begun += 1
      await this.blockedBy
      await trx.rawQuery('insert into recorded_events (subscriber, text) values (?, ?)', [
        name,
        event.text,
      ])
      const attempts = this.#attempts.get(id) ?? 0
      this.#attempts.set(id, attempts + 1)
      if (attempts < event.throwsTimes) throw this.thrown ?? new ThrownError(event.text)
    }
    const handleAll = async (events: any[], trx: any) => {
      for (const event of events) await handle(event, trx)
    }
    subscribe(
      isBatch
        ? batchReaction(name, { [this.event]: handleAll })
        : reaction(name, { [this.event]: handle }, { queue })
    )
  }

  /** Publishes events in one transaction, or in the given one. */
  async publish(texts: string[], throwsTimes = 0, trx?: any): Promise<void> {
    if (!trx) return db.transaction((own) => this.publish(texts, throwsTimes, own))
    for (const text of texts) {
      const aggregateId = '00000000-0000-7000-8000-000000000000'
      await recordEvent(trx, this.event, aggregateId, { text, throwsTimes } as never)
    }
  }

  /** Claims its deliveries that are due, up to a limit. */
  async claim(limit = 500): Promise<Delivery[]> {
    return claimDeliveries([{ subscriber: this.name, limit }])
  }

  /** The recorded texts, sorted; a text that was recorded twice is listed twice. */
  async recordedTexts(): Promise<string[]> {
    const { rows } = await db.rawQuery(
      'select text from recorded_events where subscriber = ? order by text',
      [this.name]
    )
    return rows.map(({ text }: { text: string }) => text)
  }

  /** The number of texts recorded in the same transaction that marked their delivery as done. */
  async writtenWithDone(): Promise<number> {
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from recorded_events w
       join domain_events e on e.payload ->> 'text' = w.text
       join deliveries d on d.event_id = e.id and d.subscriber = w.subscriber
       where w.subscriber = ? and d.state = 'done' and d.xmin = w.xmin`,
      [this.name]
    )
    return rows[0].count
  }

  /** The number of transactions that wrote the recorded texts. */
  async transactions(): Promise<number> {
    const { rows } = await db.rawQuery(
      'select count(distinct xmin::text)::int as count from recorded_events where subscriber = ?',
      [this.name]
    )
    return rows[0].count
  }

  /** The number of deliveries in a state. */
  async count(state: string): Promise<number> {
    const { rows } = await db.rawQuery(
      'select count(*)::int as count from deliveries where subscriber = ? and state = ?',
      [this.name, state]
    )
    return rows[0].count
  }

  /** The state of the delivery of one text. */
  async progressOf(text: string): Promise<Progress> {
    const { rows } = await db.rawQuery(
      `select d.state, d.starts, d.failures, d.last_error as error,
         extract(epoch from d.next_at - d.queued_at)::float8 as "dueAfter",
         extract(epoch from d.next_at - now())::float8 as "dueIn"
       from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = ? and e.payload ->> 'text' = ?`,
      [this.name, text]
    )
    return rows[0]
  }

  /** Expires the leases of all queued deliveries, as if a minute had passed. */
  async expireLeases(): Promise<void> {
    await db.rawQuery(
      `update deliveries set queued_at = queued_at - interval '61 seconds' where subscriber = ? and state = 'queued'`,
      [this.name]
    )
  }

  /** Makes all pending deliveries due. */
  async makeDue(): Promise<void> {
    await db.rawQuery(
      `update deliveries set next_at = now(), due_at = least(due_at, now())
       where subscriber = ? and state = 'pending'`,
      [this.name]
    )
  }

  /** Deletes all events and recorded texts, for the next test. */
  async reset(): Promise<void> {
    await db.rawQuery('delete from recorded_events where subscriber = ?', [this.name])
    await db.rawQuery('delete from domain_events where name = ?', [this.event])
  }
}
