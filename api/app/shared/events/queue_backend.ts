import {
  Queue,
  Worker,
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  withBackend,
} from 'bullmq'
import type { Processor, WorkerOptions } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { jobTelemetry } from '#shared/events/job_telemetry'

const SCHEMA = 'bullmq'
const POOL_SIZE = 4

/** Jobs that PostgreSQL loses in a crash are added again when the lease of their delivery expires. */
const SETTINGS = '-c synchronous_commit=off'

/** The storage of jobs, with factories for its queues and workers. */
export type QueueBackend = {
  name: 'redis' | 'postgres'
  queue<Job>(name: string): Queue<Job>
  worker<Job>(
    name: string,
    process: Processor<Job>,
    options: Omit<WorkerOptions, 'connection'>
  ): Worker<Job>
  /** Migrates the backend to this version of BullMQ. Idempotent. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** Selects the queue backend: Redis when `redisUrl` is set, otherwise PostgreSQL. */
export function queueBackend(settings: { redisUrl?: string; databaseUrl: string }): QueueBackend {
  return settings.redisUrl ? onRedis(settings.redisUrl) : onPostgres(settings.databaseUrl)
}

function onRedis(url: string): QueueBackend {
  const classes = withBackend(createRedisBackend)
  const connection = new Redis(url, { maxRetriesPerRequest: null })
  connection.on('error', () => {}) // every command reports its own failure; without a listener the process would end
  return {
    name: 'redis',
    queue: <Job>(name: string) => new classes.Queue<Job>(name, { connection }),
    worker: <Job>(
      name: string,
      process: Processor<Job>,
      options: Omit<WorkerOptions, 'connection'>
    ) => new classes.Worker<Job>(name, process, { ...options, connection, ...jobTelemetry() }),
    async migrate() {},
    async close() {
      connection.disconnect()
    },
  }
}

function onPostgres(connectionString: string): QueueBackend {
  const classes = withBackend(createPostgresBackend)
  const connection = { connectionString, schema: SCHEMA, max: POOL_SIZE, options: SETTINGS }
  return {
    name: 'postgres',
    queue: <Job>(name: string) =>
      new classes.Queue<Job>(name, { connection }) as unknown as Queue<Job>,
    worker: <Job>(
      name: string,
      process: Processor<Job>,
      options: Omit<WorkerOptions, 'connection'>
    ) =>
      new classes.Worker<Job>(name, process, {
        ...options,
        connection,
        ...jobTelemetry(),
      }) as unknown as Worker<Job>,
    async migrate() {
      const client = new pg.Client({ connectionString })
      await client.connect()
      try {
        await runMigrations(client, SCHEMA)
      } finally {
        await client.end()
      }
    },
    async close() {},
  }
}
