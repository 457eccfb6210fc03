import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { ListeningConnection } from '#shared/realtime/listening_connection'
import { withTimeout } from '#shared/time/with_timeout'

/** A committed change: the id or name of its subject, as a trigger sends it, or `EVERYTHING`. */
export type Change = string

/** The change of an unknown scope, as after a lost connection. */
export const EVERYTHING = 'everything'

/** A change of the days on which listings can be rented. */
export const DAYS = 'days'

const RETRY_MS = 500

/** A connection that sends no response within this time counts as lost. */
const TIMEOUT_MS = 2_000

const listeners: ((change: Change) => void)[] = []
let feedClient: pg.Client | undefined
let version = 0
let catchingUp: Promise<void> | undefined
let nextCatchUp: Promise<void> | undefined

/** Calls `listener` for every change that any process commits. */
export function onChange(listener: (change: Change) => void): void {
  listeners.push(listener)
}

/**
 * The number of changes that this process received; null while the change feed is disconnected and caching is disabled.
 * A value that was read at this version is current while the version is unchanged.
 */
export function changeFeedVersion(): number | null {
  return feedClient ? version : null
}

/**
 * Waits until this process received every change that was committed before the call. Calls made during a running wait
 * share the next one.
 */
export function waitUntilCaughtUp(): Promise<void> {
  if (!catchingUp) return (catchingUp = catchUp().finally(() => (catchingUp = undefined)))
  nextCatchUp ??= catchingUp.then(() => {
    nextCatchUp = undefined
    return waitUntilCaughtUp()
  })
  return nextCatchUp
}

async function catchUp(): Promise<void> {
  const client = feedClient
  if (!client) return
  // PostgreSQL sends a connection its pending notifications before the next query result.
  const responded = client.query('select').catch(() => {})
  await withTimeout<unknown>(responded, TIMEOUT_MS, 'PostgreSQL did not respond').catch(() =>
    disconnect(client)
  )
}

/**
 * Listens on the channel `changes` until it is stopped, and reconnects after a lost connection. A loss publishes
 * `everything` and disables caching until the feed is connected again. `report` is called with the error of each loss.
 */
export function startChangeFeed(
  connectionString: string,
  report: (error: Error) => void
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const connection = new ListeningConnection(connectionString, (error) => {
    if (!stopping.signal.aborted) report(error)
  })
  const loop = listen(connection, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      if (feedClient) disconnect(feedClient)
      await connection.close()
      await loop
    },
  }
}

async function listen(connection: ListeningConnection, stopping: AbortSignal): Promise<void> {
  const stopped = once(stopping, 'abort')
  while (!stopping.aborted) {
    try {
      // A connection that is closed while it opens never settles.
      const client = await Promise.race([connection.open(), stopped.then(() => null)])
      if (!client) return
      const ended = once(client, 'end', { signal: stopping })
      ended.catch(() => {})
      client.on('notification', ({ payload }) => notify(payload!))
      await client.query('listen changes')
      feedClient = client
      await ended
    } catch {
      // The connection reports its own errors.
    }
    feedClient = undefined
    notify(EVERYTHING)
    await delay(RETRY_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

function disconnect(client: pg.Client): void {
  if (feedClient === client) feedClient = undefined
  client.connection.stream.destroy()
}

function notify(change: Change): void {
  version += 1
  for (const listener of listeners) listener(change)
}
