import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

const DEADLINE_MS = 20_000

/** Waits until `condition` holds; fails with `what` when it does not within twenty seconds. */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  everyMs = 20
): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still not so: ${what}`)
    await delay(everyMs)
  }
}

/** Waits until every subscriber of every event so far was served. */
export async function waitForDeliveries(): Promise<void> {
  await until('every delivery is done', async () => {
    const { rows } = await db.rawQuery(
      `select count(*)::int as open from deliveries where state in ('pending', 'queued')`
    )
    return rows[0].open === 0
  })
}
