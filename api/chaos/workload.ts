import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SeededRandom } from '#chaos/seeded_random'
import { HttpClient } from '#chaos/http_client'

const LISTING = {
  title: 'Hero Sprint bicycle',
  description: 'With a basket and a lock.',
  price: '80',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'cycle',
  location: 'Pune, Maharashtra',
}

export type Owner = { client: HttpClient; itemId: string }

/** Owners with a listing each, senders who contact them, and the ids of all acknowledged contacts. */
export class Workload {
  readonly acknowledged = new Set<string>()
  #isOpen = true

  private constructor(
    readonly owners: Owner[],
    readonly senders: HttpClient[],
    private random: SeededRandom
  ) {}

  static async open(
    urls: string[],
    size: { owners: number; senders: number },
    random: SeededRandom
  ): Promise<Workload> {
    const owners = await inBatches(size.owners, async (n) => {
      const client = await new HttpClient(urls).join(`Owner ${n}`)
      const { body } = await client.sendUntilAcknowledged('POST', '/api/items', LISTING)
      return { client, itemId: body.id as string }
    })
    const senders = await inBatches(size.senders, (n) => new HttpClient(urls).join(`Sender ${n}`))
    return new Workload(owners, senders, random)
  }

  /**
   * The senders concurrently send `count` contacts in total; each retries with one idempotency key until it is
   * acknowledged.
   */
  async write(count: number): Promise<void> {
    let left = count
    await this.#everySender(async (sender) => {
      if (left-- <= 0) return false
      await this.#writeOne(sender)
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

  async #everySender(step: (sender: HttpClient) => Promise<boolean>): Promise<void> {
    await Promise.all(
      this.senders.map(async (sender) => {
        while (this.#isOpen && (await step(sender)));
      })
    ).finally(() => (this.#isOpen = true))
  }

  async #writeOne(sender: HttpClient): Promise<void> {
    const { itemId } = this.random.oneOf(this.owners)
    const contact = { itemId, interactionType: 'message', message: 'Is it free on Saturday?' }
    const { body } = await sender.sendUntilAcknowledged(
      'POST',
      '/api/contact-interactions',
      contact,
      randomUUID()
    )
    this.acknowledged.add(body.id)
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
