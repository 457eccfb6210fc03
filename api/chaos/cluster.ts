import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { BuiltApp, CONSOLE, SERVER } from '#harness/built_app'
import type { Postgres } from '#harness/postgres'
import { Redis } from '#harness/redis'
import { SmtpStandIn } from '#harness/smtp_stand_in'
import { SupervisedProcess } from '#chaos/supervised_process'

export type Backend = 'postgres' | 'redis'

const PER_ROLE = 2

/** How long the SMTP server works on an e-mail, so that some are under way when a process is killed. */
const MAIL_MS = 20

/** A cluster on a new database: two API nodes and two workers, each with a relay, under supervision. */
export class Cluster {
  private constructor(
    readonly backend: Backend,
    readonly app: BuiltApp,
    readonly redis: Redis | null,
    readonly smtp: SmtpStandIn,
    readonly apis: SupervisedProcess[],
    readonly workers: SupervisedProcess[],
    readonly urls: string[]
  ) {}

  /** Opens a cluster; null if its backend is not installed. */
  static async open(backend: Backend): Promise<Cluster | null> {
    const redis = backend === 'redis' ? await Redis.create() : null
    if (backend === 'redis' && !redis) return null
    const smtp = await SmtpStandIn.start(() => delay(MAIL_MS))
    const settings: Record<string, string> = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'chaos@saajha.example',
      ...(redis && { REDIS_URL: redis.url }),
    }
    const app = await BuiltApp.open({ LOG_LEVEL: 'warn', ...settings })
    const { environment, folder } = app

    const ports = await Promise.all(Array.from({ length: PER_ROLE }, () => findFreePort()))
    const apis = ports.map((port, n) => {
      const settings = { ...environment, HOST: '127.0.0.1', PORT: String(port) }
      return new SupervisedProcess(`api_${n + 1}`, SERVER, settings, 'is ready', folder)
    })
    const work = [...CONSOLE, 'work']
    const workers = ports.map(
      (_, n) => new SupervisedProcess(`worker_${n + 1}`, work, environment, 'At work', folder)
    )
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const cluster = new Cluster(backend, app, redis, smtp, apis, workers, urls)
    await Promise.all(cluster.processes.map((each) => each.start()))
    return cluster
  }

  get postgres(): Postgres {
    return this.app.postgres
  }

  get processes(): SupervisedProcess[] {
    return [...this.apis, ...this.workers]
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop('SIGKILL')))
    await this.smtp.stop()
    await this.redis?.kill()
    await this.postgres.crash()
  }
}
