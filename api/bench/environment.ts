import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Postgres } from '#chaos/postgres'
import { runToEnd } from '#chaos/run_to_end'
import { MeasuredProcess } from '#bench/measured_process'

/** Keep equal to the `Dockerfile`. */
const IMAGE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }
const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))
const SERVER = join(BUILD, 'bin/server.js')
const CONSOLE = join(BUILD, 'bin/console.js')
const BASELINE = fileURLToPath(new URL('baseline_server.ts', import.meta.url))

/** A PostgreSQL with generated listings, and the processes to measure on it. */
export class Environment {
  private constructor(
    readonly postgres: Postgres,
    readonly folder: string
  ) {}

  static async open(): Promise<Environment> {
    const folder = await mkdtemp(join(tmpdir(), 'saajha-bench-'))
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'data'))
    const environment = new Environment(await Postgres.create(join(folder, 'postgres')), folder)
    await environment.command('database:prepare')
    return environment
  }

  /** Replaces the listings by `listings` generated ones. */
  async fill(listings: number): Promise<void> {
    await this.postgres.query(
      `truncate items, item_popularity, item_views, contact_interactions cascade`
    )
    await this.command('marketplace:fill', String(listings))
    // Views of one listing in five, distributed unevenly.
    await this.postgres.query(
      `insert into item_popularity
       select id, 10, 1, (hashtext(id::text) & 1023) + 1 from items where hashtext(id::text) % 5 = 0`
    )
    await this.postgres.query('vacuum analyze')
  }

  app(port: number, settings: Record<string, string> = {}): Promise<MeasuredProcess> {
    const endpoint = { HOST: '127.0.0.1', PORT: String(port) }
    return MeasuredProcess.start(
      [SERVER],
      { ...this.environment, ...endpoint, ...settings },
      'is ready'
    )
  }

  /** A server with an embedded PostgreSQL, as `npm start` runs it. */
  embeddedApp(port: number, dataDir: string): Promise<MeasuredProcess> {
    const { DATABASE_URL: _, DATA_DIR: __, ...rest } = this.environment
    const settings = { ...rest, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
    return MeasuredProcess.start([SERVER], settings, 'is ready')
  }

  worker(settings: Record<string, string>): Promise<MeasuredProcess> {
    return MeasuredProcess.start([CONSOLE, 'work'], { ...this.environment, ...settings }, 'At work')
  }

  baseline(kind: 'plain' | 'fastify', port: number): Promise<MeasuredProcess> {
    const settings = { KIND: kind, PORT: String(port), ...this.environment }
    return MeasuredProcess.start([BASELINE], settings, 'is ready')
  }

  async close(): Promise<void> {
    await this.postgres.crash()
    await rm(this.folder, { recursive: true, force: true })
  }

  private command(...words: string[]) {
    return runToEnd([CONSOLE, ...words], this.environment)
  }

  /** Request logs and rate limits are off: all requests come from one IP. */
  private get environment(): Record<string, string> {
    return {
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      APP_KEY: 'bench-signs-cookies-with-this-key-001',
      DOCUMENT_KEY: 'bench-encrypts-numbers-with-this-0002',
      DATA_DIR: join(this.folder, 'data'),
      DATABASE_URL: this.postgres.url,
      WORKERS: 'off',
      ...IMAGE_ENVIRONMENT,
    }
  }
}
