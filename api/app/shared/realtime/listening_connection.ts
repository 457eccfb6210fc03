import pg from 'pg'

/**
 * The one connection on which a node hears the others' pushes. Whoever opens it anew, as the adapter does after a loss,
 * sometimes twice, ends the former one: a push is never heard twice, and no connection is left behind.
 */
export class ListeningConnection {
  #client: pg.Client | undefined

  constructor(
    private connectionString: string,
    private report: (error: Error) => void
  ) {}

  async open(): Promise<pg.Client> {
    await this.close()
    const client = new pg.Client({ connectionString: this.connectionString, keepAlive: true })
    client.on('error', this.report)
    this.#client = client
    await client.connect()
    // The adapter calls what a pool's connection has.
    return Object.assign(client, { release: () => {} })
  }

  async close(): Promise<void> {
    const former = this.#client
    this.#client = undefined
    former?.removeAllListeners('end')
    former?.removeAllListeners('notification')
    await former?.end().catch(() => {})
  }
}
