import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

const DEADLINE_MS = 20_000

/** Waits until `condition` is true; throws with `what` after twenty seconds. */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  everyMs = 20
): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${what}`)
    await delay(everyMs)
  }
}

/** Waits until all deliveries of all events so far are done or dead. */
export async function waitForDeliveries(): Promise<void> {
  await until('every delivery is done', async () => {
    const { rows } = await db.rawQuery(
      `select count(*)::int as open from deliveries where state in ('pending', 'queued')`
    )
    return rows[0].open === 0
  })
}
