import db from '@adonisjs/lucid/services/db'
import type { EventName } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { subscribe } from '#shared/events/subscribers'
import { recordEvent } from '#shared/outbox/record_event'

type RecordedEvent = { text: string; throwsTimes: number }
type Progress = { state: string; epoch: number; failures: number; error: string | null }

/** The error of a subscriber that cannot bear a rumour. */
class ThrownError extends Error {
  override name = 'FaintedError'
}

/** A subscriber for tests, with an event of its own: it writes every rumour down, or faints a number of times first. */
export class RecordingSubscriber {
  #faints = new Map<string, number>()

  constructor(readonly name: string) {
    const handle = async ({ id, payload }: any, trx: any) => {
      const event = payload as RecordedEvent
      await trx.rawQuery('insert into recorded_events (subscriber, text) values (?, ?)', [
        name,
        event.text,
      ])
      const faints = this.#faints.get(id) ?? 0
      this.#faints.set(id, faints + 1)
      if (faints < event.throwsTimes) throw new ThrownError(event.text)
    }
    subscribe(reaction(name, { [this.#event]: handle }))
  }

  get #event(): EventName {
    return `${this.name}.heard` as EventName
  }

  /** Announces rumours in one transaction, or in the one given. */
  async hears(texts: string[], throwsTimes = 0, trx?: any): Promise<void> {
    if (!trx) return db.transaction((own) => this.hears(texts, throwsTimes, own))
    for (const text of texts) {
      const aggregateId = '00000000-0000-7000-8000-000000000000'
      await recordEvent(trx, this.#event, aggregateId, { text, throwsTimes } as never)
    }
  }

  /** What it wrote down, sorted; a rumour that was written twice stands there twice. */
  async notes(): Promise<string[]> {
    const { rows } = await db.rawQuery(
      'select text from recorded_events where subscriber = ? order by text',
      [this.name]
    )
    return rows.map(({ text }: { text: string }) => text)
  }

  /** How many notes were written by the very transaction that marked their delivery as done. */
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

  /** How many of the announced rumours are in a state. */
  async count(state: string): Promise<number> {
    const { rows } = await db.rawQuery(
      'select count(*)::int as count from deliveries where subscriber = ? and state = ?',
      [this.name, state]
    )
    return rows[0].count
  }

  /** How far the delivery of one rumour has come. */
  async progressOf(text: string): Promise<Progress> {
    const { rows } = await db.rawQuery(
      `select d.state, d.epoch, d.failures, d.last_error as error
       from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = ? and e.payload ->> 'text' = ?`,
      [this.name, text]
    )
    return rows[0]
  }

  /** Lets the lease of everything on its way run out, as if a minute had passed. */
  async aMinutePasses(): Promise<void> {
    await db.rawQuery(
      `update deliveries set queued_at = queued_at - interval '61 seconds' where subscriber = ? and state = 'queued'`,
      [this.name]
    )
  }

  /** Forgets everything, so that the next test begins anew. */
  async forget(): Promise<void> {
    await db.rawQuery('delete from recorded_events where subscriber = ?', [this.name])
    await db.rawQuery('delete from domain_events where name = ?', [this.#event])
  }
}
