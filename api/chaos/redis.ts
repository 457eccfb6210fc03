import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Redis as Client } from 'ioredis'
import { findFreePort } from '@saajha/database/embedded/find_free_port'

/** A Redis without persistence: it is empty after a restart. */
export class Redis {
  #process: ChildProcess | undefined

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
    this.#process = spawn('redis-server', [...settings, '--appendonly', 'no'], { stdio: 'ignore' })
    await once(this.#process, 'spawn')
    await this.#withClient((client) => client.ping())
  }

  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode) return
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await ended
  }

  async flush(): Promise<void> {
    await this.#withClient((client) => client.flushall())
  }

  async #withClient(use: (client: Client) => Promise<unknown>): Promise<void> {
    const client = new Client(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 })
    client.on('error', () => {})
    await use(client).finally(() => client.disconnect())
  }
}
