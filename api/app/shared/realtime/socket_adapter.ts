import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter'
import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { ServerOptions } from 'socket.io'
import { ListeningConnection } from '#shared/realtime/listening_connection'
import { withTimeout } from '#shared/time/with_timeout'

/** The Socket.io adapter that forwards pushes to the nodes that hold a member's sockets. */
export type SocketAdapter = {
  create: NonNullable<ServerOptions['adapter']>
  close(): Promise<void>
}

/** The time in which a closing publisher may send its remaining commands. */
const QUIT_TIMEOUT_MS = 1_000

/** Selects the adapter: Redis when `redisUrl` is set, otherwise PostgreSQL. */
export function socketAdapter(settings: { redisUrl?: string; databaseUrl: string }): SocketAdapter {
  return settings.redisUrl ? onRedis(settings.redisUrl) : onPostgres(settings.databaseUrl)
}

function onRedis(url: string): SocketAdapter {
  const publisher = new AdapterRedis(url, { maxRetriesPerRequest: null })
  const subscriber = new AdapterRedis(url, { maxRetriesPerRequest: null })
  for (const client of [publisher, subscriber]) client.on('error', reportError)
  return {
    create: createRedisAdapter(publisher, subscriber),
    async close() {
      // Sends pending commands, but does not wait for an unavailable Redis.
      await withTimeout(publisher.quit(), QUIT_TIMEOUT_MS, 'Redis did not respond').catch(() => {})
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

/**
 * A client whose rejected commands cause no unhandled rejection. The adapter ignores the results of its commands; those
 * that a stop interrupts would crash the process.
 */
class AdapterRedis extends Redis {
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
  // The adapter never releases a broken connection, so the pool would lose one at every restart of PostgreSQL.
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
    'live channel disconnected from other nodes; pushes between nodes are lost until it reconnects'
  )
}
