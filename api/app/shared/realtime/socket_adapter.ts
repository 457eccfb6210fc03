import { setTimeout as delay } from 'node:timers/promises'
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter'
import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { ServerOptions } from 'socket.io'
import { ListeningConnection } from '#shared/realtime/listening_connection'

/** What carries a push to the node that holds the member's socket. */
export type SocketAdapter = {
  create: NonNullable<ServerOptions['adapter']>
  close(): Promise<void>
}

/** How long a publisher may take to send what it still holds. */
const FAREWELL_MS = 1_000

/** The one place that chooses the carrier: Redis when there is one, otherwise PostgreSQL. */
export function socketAdapter(settings: { redisUrl?: string; databaseUrl: string }): SocketAdapter {
  return settings.redisUrl ? onRedis(settings.redisUrl) : onPostgres(settings.databaseUrl)
}

function onRedis(url: string): SocketAdapter {
  const publisher = new Carrier(url, { maxRetriesPerRequest: null })
  const subscriber = new Carrier(url, { maxRetriesPerRequest: null })
  for (const client of [publisher, subscriber]) client.on('error', reportError)
  return {
    create: createRedisAdapter(publisher, subscriber),
    async close() {
      // What was just published still leaves; a Redis that is away is not waited for.
      await Promise.race([publisher.quit(), delay(FAREWELL_MS, undefined, { ref: false })])
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

/** The adapter does not look at what becomes of its commands: those that a stop cuts off would end the process as a crash. */
class Carrier extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>) {
    command.promise.catch(() => {})
    return super.sendCommand(command, stream)
  }
}

function onPostgres(connectionString: string): SocketAdapter {
  const pool = new pg.Pool({ connectionString, max: 3 })
  const report = (error: Error) => {
    if (!pool.ending) reportError(error)
  }
  pool.on('error', report)
  const listener = new ListeningConnection(connectionString, report)
  // The adapter never gives back a connection that broke: one of the pool's would be lost at every restart of PostgreSQL.
  const connections = { query: pool.query.bind(pool), connect: () => listener.open() } as never
  return {
    create: createPostgresAdapter(connections, { errorHandler: report }),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

function reportError(error: Error): void {
  logger.warn(
    { error: error.message },
    'Pushes between nodes are interrupted; they go on by themselves'
  )
}
