import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BuiltApp, CONSOLE, SERVER } from '#harness/built_app'
import type { Postgres } from '#harness/postgres'
import { MeasuredProcess } from '#bench/measured_process'

/** Keep equal to the `Dockerfile`. */
const IMAGE_ENVIRONMENT = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const BASELINE = fileURLToPath(new URL('baseline_server.ts', import.meta.url))

/** A PostgreSQL with generated listings, and the processes to measure on it. */
export class Environment {
  private constructor(private built: BuiltApp) {}

  /** Request logs are off. */
  static async open(): Promise<Environment> {
    return new Environment(await BuiltApp.open({ LOG_LEVEL: 'error', ...IMAGE_ENVIRONMENT }))
  }

  get folder(): string {
    return this.built.folder
  }

  get postgres(): Postgres {
    return this.built.postgres
  }

  /** Replaces the listings by `listings` generated ones. */
  async fill(listings: number): Promise<void> {
    // Records of handovers refuse to be deleted.
    await this.postgres.query(`
      begin;
      set local session_replication_role = replica;
      truncate items, item_popularity, item_views, contact_interactions cascade;
      commit`)
    await this.built.command('marketplace:fill', String(listings))
    // Views of one listing in five, distributed unevenly.
    await this.postgres.query(
      `insert into item_popularity
       select id, 10, 1, (hashtext(id::text) & 1023) + 1 from items where hashtext(id::text) % 5 = 0`
    )
    // One listing in five is booked in the next 30 days.
    await this.postgres.query(
      `insert into item_days (item_id, day, capacity, taken)
       select id, current_date + n, 1, 1 from items, generate_series(0, 30) n where hashtext(id::text) % 5 = 1`
    )
    await this.postgres.query('vacuum analyze')
  }

  app(port: number, settings: Record<string, string> = {}): Promise<MeasuredProcess> {
    const endpoint = { HOST: '127.0.0.1', PORT: String(port) }
    return MeasuredProcess.start(
      SERVER,
      { ...this.built.environment, ...endpoint, ...settings },
      'is ready'
    )
  }

  /** A server with an embedded PostgreSQL, as `npm start` runs it. */
  embeddedApp(port: number, dataDir: string): Promise<MeasuredProcess> {
    const { DATABASE_URL: _, ...rest } = this.built.environment
    const settings = { ...rest, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
    return MeasuredProcess.start(SERVER, settings, 'is ready')
  }

  worker(settings: Record<string, string>): Promise<MeasuredProcess> {
    const environment = { ...this.built.environment, ...settings }
    return MeasuredProcess.start([...CONSOLE, 'work'], environment, 'At work')
  }

  baseline(kind: 'plain' | 'fastify', port: number): Promise<MeasuredProcess> {
    const settings = { KIND: kind, PORT: String(port), ...this.built.environment }
    return MeasuredProcess.start([process.execPath, BASELINE], settings, 'is ready')
  }

  async close(): Promise<void> {
    await this.postgres.crash()
    await rm(this.folder, { recursive: true, force: true })
  }
}
