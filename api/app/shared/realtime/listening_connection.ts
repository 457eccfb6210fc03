import pg from 'pg'

/** A database that has not answered for so long is taken for one that cannot be reached. */
const PATIENCE_MS = 5_000

/**
 * The one connection on which a node hears the others' pushes. Whoever opens it anew, as the adapter does after a loss,
 * sometimes twice, ends the former one: a push is never heard twice, and no connection is left behind.
 */
export class ListeningConnection {
  #client: pg.Client | undefined
  #isClosed = false

  constructor(
    private connectionString: string,
    private report: (error: Error) => void
  ) {}

  /**
   * Fails when the database cannot be reached. Once closed it answers nothing at all: to a failure the adapter answers with
   * another attempt, and so would keep a process alive for ever.
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
    await this.#endFormer()
  }

  async #connect(): Promise<pg.Client> {
    await this.#endFormer()
    if (this.#isClosed) throw new Error('The listening connection is closed')
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
    })
    client.on('error', this.report)
    this.#client = client
    await client.connect()
    // The adapter calls what a pool's connection has.
    return Object.assign(client, { release: () => {} })
  }

  async #endFormer(): Promise<void> {
    const former = this.#client
    this.#client = undefined
    former?.removeAllListeners('end')
    former?.removeAllListeners('notification')
    await former?.end().catch(() => {})
  }
}
