import { Redis as Client } from 'ioredis'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { Program } from '#harness/program'

/** A Redis without persistence: it is empty after a restart. */
export class Redis {
  #program: Program | undefined

  private constructor(private port: number) {}

  /** Starts a Redis; null if redis-server is not installed. */
  static async create(): Promise<Redis | null> {
    const redis = new Redis(await findFreePort())
    return (await redis.start().then(
      () => true,
      () => false
    ))
      ? redis
      : null
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '']
    this.#program = new Program(['redis-server', ...settings, '--appendonly', 'no'], {})
    await this.#program.waitForOutput('Ready to accept connections')
  }

  async kill(): Promise<void> {
    await this.#program?.stop('SIGKILL')
  }

  async flush(): Promise<void> {
    const client = new Client(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 })
    client.on('error', () => {})
    await client.flushall().finally(() => client.disconnect())
  }
}
