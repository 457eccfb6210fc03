import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Owner, Workload } from '#harness/workload'
import { percentile } from '#bench/measured_process'

const CONTACTS_PER_SECOND = 100
const SECONDS = 15

/** The seconds of contacts before the first measured one, so that the code is compiled. */
const WARM_UP_SECONDS = 10

/**
 * The 99th percentile of the milliseconds from a contact to its owner's pushed unread count, at 100 contacts a second that
 * do not wait for each other. Every owner has a page open and no unread notification before.
 */
export async function badgeUnderLoad(workload: Workload, url: string): Promise<number> {
  const pages = await Promise.all(workload.owners.map((owner) => OwnerPage.open(owner, url)))
  await times(workload, pages, WARM_UP_SECONDS)
  const measured = await times(workload, pages, SECONDS)
  for (const page of pages) page.close()
  return percentile(measured, 0.99)
}

/** The milliseconds of each contact, when all are through. */
async function times(workload: Workload, pages: OwnerPage[], seconds: number): Promise<number[]> {
  const began = performance.now()
  const contacts = Array.from({ length: CONTACTS_PER_SECOND * seconds }, async (_, n) => {
    await delay(Math.max(0, (n * 1_000) / CONTACTS_PER_SECOND - (performance.now() - began)))
    const page = pages[n % pages.length]!
    const sender = workload.senders[n % workload.senders.length]!
    return page.milliseconds(() =>
      sender.sendUntilAcknowledged('POST', '/api/contact-interactions', {
        itemId: page.itemId,
        interactionType: 'message',
        message: `Is it free? ${n}`,
      })
    )
  })
  return Promise.all(contacts)
}

/** An open page of an owner. It receives unread counts. */
class OwnerPage {
  #sent = 0
  #waiting: { count: number; arrived: () => void }[] = []

  private constructor(
    readonly itemId: string,
    private socket: ReturnType<typeof io>
  ) {
    socket.on('unread-count', ({ count }: { count: number }) => {
      for (const each of this.#waiting) if (each.count <= count) each.arrived()
      this.#waiting = this.#waiting.filter((each) => each.count > count)
    })
  }

  static async open({ client, itemId }: Owner, url: string): Promise<OwnerPage> {
    const socket = io(url, { extraHeaders: { cookie: client.cookie }, transports: ['websocket'] })
    await once(socket as never, 'unread-count')
    return new OwnerPage(itemId, socket)
  }

  /** The milliseconds of a contact until the unread count includes it. */
  async milliseconds(send: () => Promise<unknown>): Promise<number> {
    this.#sent += 1
    const count = this.#sent
    const arrival = new Promise<void>((arrived) => this.#waiting.push({ count, arrived }))
    const began = performance.now()
    await Promise.all([send(), arrival])
    return performance.now() - began
  }

  close(): void {
    this.socket.disconnect()
  }
}
