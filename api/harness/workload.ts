import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { BICYCLE } from '#harness/bicycle'
import { RetryingClient } from '#harness/retrying_client'
import { SeededRandom } from '#harness/seeded_random'

export type Owner = { client: RetryingClient; itemId: string }

/** Owners with a listing each, senders who contact them, and the ids of all acknowledged contacts. */
export class Workload {
  readonly acknowledged = new Set<string>()
  #isOpen = true

  private constructor(
    readonly owners: Owner[],
    readonly senders: RetryingClient[],
    private random: SeededRandom
  ) {}

  static async open(
    urls: string[],
    size: { owners: number; senders: number },
    random: SeededRandom
  ): Promise<Workload> {
    const owners = await inBatches(size.owners, async (n) => {
      const client = await new RetryingClient(urls).join(`Owner ${n}`)
      const { id } = await client.sendUntilAcknowledged('POST', '/api/items', BICYCLE)
      return { client, itemId: id as string }
    })
    const senders = await inBatches(size.senders, (n) =>
      new RetryingClient(urls).join(`Sender ${n}`)
    )
    return new Workload(owners, senders, random)
  }

  /**
   * The senders concurrently send `count` contacts in total; each retries with one idempotency key until it is
   * acknowledged. `fields` are added to each contact.
   */
  async write(count: number, fields: object = {}): Promise<void> {
    let left = count
    await this.#everySender(async (sender) => {
      if (left-- <= 0) return false
      await this.#writeOne(sender, fields)
      return true
    })
  }

  /** All senders send contacts until `isEnough` returns true, with a pause after each contact. */
  async writeUntil(isEnough: () => boolean, pauseMs = 0): Promise<void> {
    await this.#everySender(async (sender) => {
      if (isEnough()) return false
      await this.#writeOne(sender)
      if (pauseMs > 0) await delay(pauseMs)
      return true
    })
  }

  async #everySender(step: (sender: RetryingClient) => Promise<boolean>): Promise<void> {
    await Promise.all(
      this.senders.map(async (sender) => {
        while (this.#isOpen && (await step(sender)));
      })
    ).finally(() => (this.#isOpen = true))
  }

  async #writeOne(sender: RetryingClient, fields: object = {}): Promise<void> {
    const { itemId } = this.random.oneOf(this.owners)
    const contact = {
      itemId,
      interactionType: 'message',
      message: 'Is it free on Saturday?',
      ...fields,
    }
    const { id } = await sender.sendUntilAcknowledged(
      'POST',
      '/api/contact-interactions',
      contact,
      randomUUID()
    )
    this.acknowledged.add(id)
  }
}

async function inBatches<Made>(count: number, make: (n: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < count; from += 10) {
    const numbers = Array.from({ length: Math.min(10, count - from) }, (_, n) => from + n + 1)
    made.push(...(await Promise.all(numbers.map(make))))
  }
  return made
}
