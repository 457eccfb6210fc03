import { Client } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'

/** The advisory lock in database `postgres` that the server's live owner holds. */
export const OWNER_LOCK = { first: 0x5aa7, second: 1 }

/** Holds the owner lock until released; acquires it again if PostgreSQL drops the connection. */
export async function holdOwnerLock(connectionString: string) {
  let released = false
  let client = await lock()

  async function lock() {
    const next = new Client({ connectionString, application_name: 'saajha owner' })
    next.on('error', () => {})
    next.on('end', () => void relock())
    try {
      await next.connect()
      await next.query('select pg_advisory_lock($1, $2)', [OWNER_LOCK.first, OWNER_LOCK.second])
    } catch (error) {
      next.removeAllListeners('end')
      await next.end().catch(() => {})
      throw error
    }
    // The types of pg lack `unref`: the lock alone must not keep this process alive.
    ;(next as Client & { unref(): void }).unref()
    return next
  }

  async function relock() {
    while (!released) {
      await delay(100, undefined, { ref: false })
      const next = await lock().catch(() => undefined)
      if (!next) continue
      client = next
      return
    }
  }

  return {
    /** Runs a statement in database `postgres`. */
    query: (statement: string) => client.query(statement),
    async release() {
      released = true
      await client.end().catch(() => {})
    },
  }
}
