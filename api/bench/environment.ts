import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Postgres } from '#chaos/postgres'
import { runToEnd } from '#chaos/run_to_end'
import { MeasuredProcess } from '#bench/measured_process'

/** Kept equal to the `Dockerfile`. */
const AS_THE_IMAGE_HAS_IT = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))
const SERVER = join(BUILD, 'bin/server.js')
const CONSOLE = join(BUILD, 'bin/console.js')
const LIMIT = fileURLToPath(new URL('baseline_server.ts', import.meta.url))

/** A PostgreSQL with a marketplace of made-up listings, and how to start what is measured on it. */
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

  /** Makes it a marketplace of so many listings; a larger number than before adds some. */
  async fill(listings: number): Promise<void> {
    await this.postgres.query(
      `truncate items, item_popularity, item_views, contact_interactions cascade`
    )
    await this.command('marketplace:fill', String(listings))
    // So many were looked at, some more than others.
    await this.postgres.query(
      `insert into item_popularity
       select id, 10, 1, (hashtext(id::text) & 1023) + 1 from items where hashtext(id::text) % 5 = 0`
    )
    await this.postgres.query('vacuum analyze')
  }

  app(port: number, settings: Record<string, string> = {}): Promise<MeasuredProcess> {
    const address = { HOST: '127.0.0.1', PORT: String(port) }
    return MeasuredProcess.start(
      [SERVER],
      { ...this.environment, ...address, ...settings },
      'is ready'
    )
  }

  /** A house with a PostgreSQL of its own, as `npm start` has. */
  embeddedApp(port: number, dataDir: string): Promise<MeasuredProcess> {
    const { DATABASE_URL: _, DATA_DIR: __, ...rest } = this.environment
    const settings = { ...rest, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
    return MeasuredProcess.start([SERVER], settings, 'is ready')
  }

  worker(settings: Record<string, string>): Promise<MeasuredProcess> {
    return MeasuredProcess.start([CONSOLE, 'work'], { ...this.environment, ...settings }, 'At work')
  }

  limit(kind: 'plain' | 'fastify', port: number): Promise<MeasuredProcess> {
    const settings = { KIND: kind, PORT: String(port), ...this.environment }
    return MeasuredProcess.start([LIMIT], settings, 'is ready')
  }

  async close(): Promise<void> {
    await this.postgres.stopAtOnce()
    await rm(this.folder, { recursive: true, force: true })
  }

  private command(...words: string[]) {
    return runToEnd([CONSOLE, ...words], this.environment)
  }

  /** Nobody logs requests, and nobody is refused one: all of them come from one address. */
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
      ...AS_THE_IMAGE_HAS_IT,
    }
  }
}
