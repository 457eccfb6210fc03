import pg from 'pg'

/** A connection attempt fails after this time. */
const CONNECT_TIMEOUT_MS = 5_000

/**
 * The connection on which a node listens for PostgreSQL notifications. `open` closes the previous connection: the adapter
 * reconnects after a loss, sometimes twice, and would otherwise receive each push twice and leak a connection.
 */
export class ListeningConnection {
  #client: pg.Client | undefined
  #isClosed = false

  constructor(
    private connectionString: string,
    private report: (error: Error) => void
  ) {}

  /**
   * Connects, and rejects when the database cannot be reached. After `close` the promise never settles: the adapter would
   * retry after a rejection and keep the process alive.
   */
  async open(): Promise<pg.Client> {
    try {
      return await this.#connect()
    } catch (error) {
      if (!this.#isClosed) throw error
      return new Promise(() => {})
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#closePrevious()
  }

  async #connect(): Promise<pg.Client> {
    await this.#closePrevious()
    if (this.#isClosed) throw new Error('The listening connection is closed')
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    client.on('error', this.report)
    this.#client = client
    await client.connect()
    // The adapter expects the interface of a pooled client.
    return Object.assign(client, { release: () => {} })
  }

  async #closePrevious(): Promise<void> {
    const previous = this.#client
    this.#client = undefined
    previous?.removeAllListeners('end')
    previous?.removeAllListeners('notification')
    await previous?.end().catch(() => {})
  }
}
