import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter'
import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { ServerOptions } from 'socket.io'

/** What carries a push to the node that holds the member's socket. */
export type SocketAdapter = {
  create: NonNullable<ServerOptions['adapter']>
  close(): Promise<void>
}

/** The one place that chooses the carrier: Redis when there is one, otherwise PostgreSQL. */
export function socketAdapter(settings: { redisUrl?: string; databaseUrl: string }): SocketAdapter {
  return settings.redisUrl ? onRedis(settings.redisUrl) : onPostgres(settings.databaseUrl)
}

function onRedis(url: string): SocketAdapter {
  const publisher = new Redis(url, { maxRetriesPerRequest: null })
  const subscriber = publisher.duplicate()
  for (const client of [publisher, subscriber]) client.on('error', reportError)
  return {
    create: createRedisAdapter(publisher, subscriber),
    async close() {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function onPostgres(connectionString: string): SocketAdapter {
  const pool = new pg.Pool({ connectionString, max: 3 })
  const report = (error: Error) => {
    if (!pool.ending) reportError(error)
  }
  pool.on('error', report)
  // The adapter listens on a connection it keeps: without this, a PostgreSQL that restarts would end the process.
  pool.on('connect', (client) => client.on('error', report))
  return {
    create: createPostgresAdapter(pool, { errorHandler: report }),
    async close() {
      // Not awaited: the adapter never gives back a connection that broke, and the pool would wait for it.
      void pool.end()
    },
  }
}

function reportError(error: Error): void {
  logger.warn(
    { error: error.message },
    'Pushes between nodes are interrupted; they go on by themselves'
  )
}
