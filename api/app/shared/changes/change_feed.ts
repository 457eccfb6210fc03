import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { ListeningConnection } from '#shared/realtime/listening_connection'

/** What changed: a member's listings or profile by the member's id, places that listings name, or who knows what. */
export type Change = string | 'places' | 'everything'

const RETRY_MS = 500

/** A connection that has not answered for so long is taken for dead. */
const PATIENCE_MS = 2_000

const listeners: ((change: Change) => void)[] = []
let listener: pg.Client | undefined
let count = 0
let asking: Promise<void> | undefined
let askingNext: Promise<void> | undefined

/** Calls `listener` for every change that any process commits. */
export function onChange(listener: (change: Change) => void): void {
  listeners.push(listener)
}

/**
 * How many changes this process heard of, or null while it hears none: nothing may be kept then. What was read is
 * as it is now if the number is still the same.
 */
export function changeFeedVersion(): number | null {
  return listener ? count : null
}

/** Waits until this process heard of every change that was committed before the call. Those who ask meanwhile ask together. */
export function waitUntilCaughtUp(): Promise<void> {
  if (!asking) return (asking = ask().finally(() => (asking = undefined)))
  askingNext ??= asking.then(() => {
    askingNext = undefined
    return waitUntilCaughtUp()
  })
  return askingNext
}

async function ask(): Promise<void> {
  const asked = listener
  if (!asked) return
  const giveUp = new AbortController()
  // PostgreSQL sends what it has to tell a connection before its next answer there.
  const answered = asked.query('select').then(
    () => true,
    () => true
  )
  const late = delay(PATIENCE_MS, false, { signal: giveUp.signal, ref: false }).catch(() => false)
  const isAlive = await Promise.race([answered, late])
  giveUp.abort()
  if (!isAlive) disconnect(asked)
}

/**
 * Listens on the channel `changes` until it is stopped; a lost connection is opened anew. Everything counts as changed at
 * the loss, and nothing may be kept from there until it is open again. `report` is told of each loss.
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
      if (listener) disconnect(listener)
      await connection.close()
      await loop
    },
  }
}

async function listen(connection: ListeningConnection, stopping: AbortSignal): Promise<void> {
  const stopped = once(stopping, 'abort')
  while (!stopping.aborted) {
    try {
      // One that is closed while it opens says nothing more.
      const client = await Promise.race([connection.open(), stopped.then(() => null)])
      if (!client) return
      const ended = once(client, 'end', { signal: stopping })
      ended.catch(() => {})
      client.on('notification', ({ payload }) => tell(payload!))
      await client.query('listen changes')
      listener = client
      await ended
    } catch {
      // Reported by the connection itself; what matters is that nothing is kept until there is another.
    }
    listener = undefined
    tell('everything')
    await delay(RETRY_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

function disconnect(client: pg.Client): void {
  if (listener === client) listener = undefined
  client.connection.stream.destroy()
}

function tell(change: Change): void {
  count += 1
  for (const listener of listeners) listener(change)
}
