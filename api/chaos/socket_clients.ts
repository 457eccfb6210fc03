import { io, type Socket } from 'socket.io-client'
import type { LiveEvents, UnreadCount } from '@saajha/contract/notification'
import type { SeededRandom } from '#chaos/seeded_random'
import type { Owner } from '#chaos/workload'

const BACK_WITHIN_MS = 5_000

/** One cut in so many is compared with what PostgreSQL held at that moment. */
const LOOK_AT_EACH = 10

/** The version of a member's unread count in PostgreSQL. */
type ReadVersion = (memberId: string) => Promise<number>

/** Many open pages of many owners, whose connections are cut; each keeps what a page of the web app would show. */
export class SocketClients {
  readonly pages: Page[]

  private constructor(pages: Page[]) {
    this.pages = pages
  }

  /** Opens `count` pages, spread over the owners and the nodes. */
  static async open(owners: Owner[], addresses: string[], count: number): Promise<SocketClients> {
    const pages: Page[] = []
    for (let n = 0; n < count; n++) {
      pages.push(new Page(owners[n % owners.length]!, addresses[n % addresses.length]!))
      if (n % 50 === 49) await pages.at(-1)!.connected()
    }
    await Promise.all(pages.map((page) => page.connected()))
    return new SocketClients(pages)
  }

  /** Cuts `count` connections, evenly spread over `milliseconds`, or longer where many are broken already. */
  async cut(
    count: number,
    milliseconds: number,
    random: SeededRandom,
    readVersion: ReadVersion
  ): Promise<void> {
    for (let made = 0; made < count;) {
      const look = made % LOOK_AT_EACH === 0 ? readVersion : undefined
      if (random.oneOf(this.pages).cut(look)) made += 1
      await new Promise((resolve) => setTimeout(resolve, milliseconds / count))
    }
  }

  /** What is wrong with what the pages saw, in a sentence each. */
  complaints(counts: Map<string, number>): string[] {
    const otherMembers = this.pages.filter((page) => page.sawForeign).length
    const fell = this.pages.filter((page) => page.versionFell).length
    const wrong = this.pages.filter(
      (page) => page.shown !== (counts.get(page.owner.client.id) ?? 0)
    )
    const old = this.pages.filter((page) => page.wasGreetedWithOld).length
    const silent = this.pages.filter((page) => page.isUngreeted).length
    const late = this.pages.reduce((sum, page) => sum + page.lateBadges, 0)
    return [
      ...(otherMembers ? [`${otherMembers} pages saw what is another's`] : []),
      ...(fell ? [`on ${fell} pages a connection began with an older count`] : []),
      ...(old ? [`${old} pages came back to a count from before they were cut off`] : []),
      ...(silent ? [`${silent} pages came back and were told no count`] : []),
      ...(wrong.length ? [`${wrong.length} pages show a wrong count`] : []),
      ...(late ? [`${late} times the badge came later than five seconds after connecting`] : []),
    ]
  }

  close(): void {
    for (const page of this.pages) page.close()
  }
}

class Page {
  #socket: Socket<LiveEvents, Record<string, never>>
  #last: UnreadCount = { count: 0, version: -1 }
  sawForeign = false
  versionFell = false
  lateBadges = 0
  wasGreetedWithOld = false
  isUngreeted = false
  #versionAtCut = -1

  constructor(
    readonly owner: Owner,
    address: string
  ) {
    this.#socket = io(address, {
      forceNew: true,
      transports: ['websocket'],
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      extraHeaders: { cookie: owner.client.cookie },
    })
    let connectedAt = 0
    this.#socket.on('connect', () => {
      connectedAt = Date.now()
      this.isUngreeted = true
    })
    this.#socket.on('unread-count', (unread) => {
      if (this.isUngreeted) {
        if (unread.version < this.#last.version) this.versionFell = true
        if (unread.version < this.#versionAtCut) this.wasGreetedWithOld = true
        if (Date.now() - connectedAt > BACK_WITHIN_MS) this.lateBadges += 1
        this.isUngreeted = false
      }
      if (unread.version > this.#last.version) this.#last = unread
    })
    this.#socket.on('notification', ({ itemId }) => {
      if (itemId !== owner.itemId) this.sawForeign = true
    })
  }

  get shown(): number {
    return this.#last.count
  }

  async connected(): Promise<void> {
    while (!this.#socket.connected || this.#last.version < 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /**
   * The connection breaks without a goodbye; the page comes back by itself, to what PostgreSQL held by then or later. False
   * where it is broken already.
   */
  cut(readVersion?: ReadVersion): boolean {
    const { engine } = this.#socket.io
    // Closed while it opens, the client would take it for a server that does not answer, and come back after 20 seconds.
    if (engine?.readyState !== 'open') return false
    engine.close()
    void readVersion?.(this.owner.client.id).then(
      (version) => {
        if (!this.#socket.connected) this.#versionAtCut = version
      },
      () => {}
    )
    return true
  }

  close(): void {
    this.#socket.disconnect()
  }
}
