import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { LiveEvents } from '@saajha/contract/live_events'
import type { UnreadCount } from '@saajha/contract/notification'
import type { SeededRandom } from '#harness/seeded_random'
import type { Owner } from '#harness/workload'

const RECONNECT_WITHIN_MS = 5_000

/** One in this many cuts is compared with PostgreSQL's state at that moment. */
const CHECK_EVERY = 10

/** Reads the version of a member's unread count in PostgreSQL. */
type ReadVersion = (memberId: string) => Promise<number>

/** Open pages of many owners, whose connections are cut; each keeps the unread count that the web app would show. */
export class SocketClients {
  readonly pages: Page[]

  private constructor(pages: Page[]) {
    this.pages = pages
  }

  /** Opens `count` pages, distributed over owners and nodes. */
  static async open(owners: Owner[], urls: string[], count: number): Promise<SocketClients> {
    const pages: Page[] = []
    for (let n = 0; n < count; n++) {
      pages.push(new Page(owners[n % owners.length]!, urls[n % urls.length]!))
      if (n % 50 === 49) await pages.at(-1)!.connected()
    }
    await Promise.all(pages.map((page) => page.connected()))
    return new SocketClients(pages)
  }

  /** Cuts `count` connections, evenly over `milliseconds`, or longer if many are already broken. */
  async cut(
    count: number,
    milliseconds: number,
    random: SeededRandom,
    readVersion: ReadVersion
  ): Promise<void> {
    for (let made = 0; made < count;) {
      const cutReadVersion = made % CHECK_EVERY === 0 ? readVersion : undefined
      if (random.oneOf(this.pages).cut(cutReadVersion)) made += 1
      await delay(milliseconds / count)
    }
  }

  /** What is wrong with the state of the pages, one message each. */
  violations(counts: Map<string, number>): string[] {
    const otherMembers = this.pages.filter((page) => page.sawForeign).length
    const fell = this.pages.filter((page) => page.versionFell).length
    const wrong = this.pages.filter(
      (page) => page.shown !== (counts.get(page.owner.client.id) ?? 0)
    )
    const old = this.pages.filter((page) => page.gotStaleCount).length
    const silent = this.pages.filter((page) => page.awaitsFirstCount).length
    const late = this.pages.reduce((sum, page) => sum + page.lateBadges, 0)
    return [
      ...(otherMembers ? [`${otherMembers} pages received a notification of another member`] : []),
      ...(fell ? [`on ${fell} pages a connection began with an older count`] : []),
      ...(old ? [`${old} pages reconnected to a count older than the cut`] : []),
      ...(silent ? [`${silent} pages reconnected and received no count`] : []),
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
  gotStaleCount = false
  awaitsFirstCount = false
  #versionAtCut = -1

  constructor(
    readonly owner: Owner,
    url: string
  ) {
    this.#socket = io(url, {
      forceNew: true,
      transports: ['websocket'],
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      extraHeaders: { cookie: owner.client.cookie },
    })
    let connectedAt = 0
    this.#socket.on('connect', () => {
      connectedAt = Date.now()
      this.awaitsFirstCount = true
    })
    this.#socket.on('unread-count', (unread) => {
      if (this.awaitsFirstCount) {
        if (unread.version < this.#last.version) this.versionFell = true
        if (unread.version < this.#versionAtCut) this.gotStaleCount = true
        if (Date.now() - connectedAt > RECONNECT_WITHIN_MS) this.lateBadges += 1
        this.awaitsFirstCount = false
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
    while (!this.#socket.connected || this.#last.version < 0) await delay(20)
  }

  /**
   * Closes the connection without a close frame; the page reconnects and must receive a count no older than
   * PostgreSQL's at the cut. Returns false if the connection is already broken.
   */
  cut(readVersion?: ReadVersion): boolean {
    const { engine } = this.#socket.io
    // If it is closed while opening, the client assumes an unreachable server and reconnects only after 20 seconds.
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
