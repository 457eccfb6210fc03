import { mkdir, mkdtemp, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { Postgres } from '#chaos/postgres'
import { Redis } from '#chaos/redis'
import { SupervisedProcess } from '#chaos/supervised_process'
import { runToEnd } from '#chaos/run_to_end'

export type Backend = 'postgres' | 'redis'

const PER_ROLE = 2

/** A cluster on a new database: two API nodes and two workers, each with a relay, under supervision. */
export class Cluster {
  private constructor(
    readonly backend: Backend,
    readonly postgres: Postgres,
    readonly redis: Redis | null,
    readonly folder: string,
    private environment: Record<string, string>,
    readonly apis: SupervisedProcess[],
    readonly workers: SupervisedProcess[],
    readonly urls: string[]
  ) {}

  /** Opens a cluster; null if its backend is not installed. */
  static async open(backend: Backend): Promise<Cluster | null> {
    const redis = backend === 'redis' ? await Redis.create() : null
    if (backend === 'redis' && !redis) return null
    const folder = await mkdtemp(join(tmpdir(), 'saajha-chaos-'))
    await chmod(folder, 0o755)
    const data = join(folder, 'data')
    await mkdir(data)
    const postgres = await Postgres.create(join(folder, 'postgres'))
    const environment = {
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      APP_KEY: 'chaos-signs-cookies-with-this-key-0001',
      DOCUMENT_KEY: 'chaos-encrypts-numbers-with-this-0002',
      DATA_DIR: data,
      DATABASE_URL: postgres.url,
      WORKERS: 'off',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    }
    await runToEnd([CONSOLE, 'database:prepare'], environment)

    const ports = await Promise.all(Array.from({ length: PER_ROLE }, () => findFreePort()))
    const apis = ports.map((port, n) => {
      const settings = { ...environment, HOST: '127.0.0.1', PORT: String(port) }
      return new SupervisedProcess(`api_${n + 1}`, [SERVER], settings, 'is ready', folder)
    })
    const workers = ports.map(
      (_, n) =>
        new SupervisedProcess(`worker_${n + 1}`, [CONSOLE, 'work'], environment, 'At work', folder)
    )
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const cluster = new Cluster(backend, postgres, redis, folder, environment, apis, workers, urls)
    await Promise.all([...apis, ...workers].map((each) => each.start()))
    return cluster
  }

  get processes(): SupervisedProcess[] {
    return [...this.apis, ...this.workers]
  }

  /** Runs a console command; returns its output and whether it succeeded. */
  command(...words: string[]) {
    return runToEnd([CONSOLE, ...words], this.environment, { mayFail: true })
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop('SIGKILL')))
    await this.redis?.kill()
    await this.postgres.crash()
  }
}

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))
const SERVER = join(BUILD, 'bin/server.js')
const CONSOLE = join(BUILD, 'bin/console.js')
